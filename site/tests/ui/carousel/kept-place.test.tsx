import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptPlace } from '../../../src/ui/carousel/use-kept-place';

const slickGoTo = jest.fn<undefined, [number, boolean]>();

interface SlidesProps {
  /** The slide that slick shows, and its offset in px. */
  at: number;
  left?: number;
  /** The slide that slick was last sent to. */
  sentTo?: number;
  first: number;
  dragging?: boolean;
}

const rectangle = (left: number) => new DOMRect(left, 0, 600, 300);

/** Slick's slides as they are in the page. */
function Slides({ at, left = 0, sentTo = at, first, dragging = false }: SlidesProps) {
  const view = useRef<HTMLDivElement>(null);
  const slider = useRef({ slickGoTo });
  useKeptPlace(view, slider, first);
  const draw = (element: HTMLElement | null) => {
    if (element) element.getBoundingClientRect = () => rectangle(left);
  };
  return (
    <div ref={view}>
      <div className={dragging ? 'slick-list dragging' : 'slick-list'}>
        <div className="slick-slide slick-cloned slick-active" data-index="9" />
        {sentTo !== at && <div className="slick-slide slick-current" data-index={sentTo} />}
        <div className="slick-slide slick-active" data-index={at} ref={draw} />
      </div>
    </div>
  );
}

function goneTo(slides: SlidesProps) {
  render(<Slides {...slides} />);
  expect(slickGoTo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  const [call] = slickGoTo.mock.calls;
  return call;
}

beforeEach(() => {
  jest.useFakeTimers();
  slickGoTo.mockReset();
  // jsdom has no rectangles.
  Object.assign(globalThis, {
    DOMRect: class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
});

test('slick returns to the announced slide after a lost move', () => {
  expect(goneTo({ at: 0, first: 1 })).toEqual([1, true]);
});

test('slick moves again if it does not show its target', () => {
  expect(goneTo({ at: 0, sentTo: 1, first: 1 })).toEqual([1, true]);
});

test('slick returns to its slide if it has the offset of another one', () => {
  expect(goneTo({ at: 1, left: 600, first: 1 })).toEqual([1, true]);
});

test('slick is left alone when it is in place', () => {
  expect(goneTo({ at: 1, first: 1 })).toBeUndefined();
});

test('slick is left alone while a finger moves it', () => {
  expect(goneTo({ at: 1, left: 600, first: 1, dragging: true })).toBeUndefined();
});
