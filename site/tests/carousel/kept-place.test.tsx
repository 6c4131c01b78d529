import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptPlace } from '../../src/components/carousel/useKeptPlace';

const slickGoTo = jest.fn();

/** Slick's slides as they stand in the page, at one of them. */
function Slides({ at, first }: { at: number; first: number }) {
  const view = useRef<HTMLDivElement>(null);
  const slider = useRef({ slickGoTo });
  useKeptPlace(view, slider, first);
  return (
    <div ref={view}>
      <div className="slick-slide slick-cloned slick-current" data-index="9" />
      <div className="slick-slide slick-current" data-index={at} />
    </div>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  slickGoTo.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

test('slick that has lost a move is sent to the slide that is announced', () => {
  render(<Slides at={0} first={1} />);
  expect(slickGoTo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(slickGoTo.mock.calls).toEqual([[1, true]]);
});

test('slick that stands where it should is left alone', () => {
  render(<Slides at={1} first={1} />);
  jest.advanceTimersByTime(1_000);
  expect(slickGoTo).not.toHaveBeenCalled();
});
