import { act, fireEvent, render, screen } from '@testing-library/react';
import { liveRegionIn, slotOf } from './dom';
import { pass, pretendBrowser, slickArrives } from './browser';
import { Samples } from './samples';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const shown = () =>
  screen
    .getAllByRole('group', { name: /^\d of \d$/ })
    .map((slide) => slide.getAttribute('aria-label'));

const start = async (browser = {}) => {
  pretendBrowser(browser);
  render(<Samples kind="banner" />);
  await slickArrives();
};

/** Time until the next slide, without the moment that slick needs. */
const almost = 4990;

test('the next slide comes after 5000 ms, and the first after the last', async () => {
  await start();
  expect(shown()).toEqual(['1 of 3']);
  await pass(4500);
  expect(shown()).toEqual(['1 of 3']);
  await pass(600);
  expect(shown()).toEqual(['2 of 3']);
  await pass(5000);
  expect(shown()).toEqual(['3 of 3']);
  await pass(5000);
  expect(shown()).toEqual(['1 of 3']);
});

test('a transition takes 500 ms', async () => {
  await start();
  const slide = screen.getByRole('group', { name: '1 of 3' });
  expect(slotOf(slide)).toHaveStyle({
    transition: 'opacity 500ms var(--ease-turn), visibility 500ms var(--ease-turn)',
  });
});

test('pause stops the slides, and play starts them again even under the pointer', async () => {
  await start();
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Pause' }), { pointerType: 'mouse' });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(20_000);
  expect(shown()).toEqual(['1 of 3']);

  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(5100);
  expect(shown()).toEqual(['2 of 3']);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('slides wait while the mouse is over them', async () => {
  await start();
  const carousel = screen.getByRole('group', { name: 'Samples' });
  fireEvent(carousel, mouse('pointerover'));
  await pass(20_000);
  expect(shown()).toEqual(['1 of 3']);

  fireEvent(carousel, mouse('pointerout'));
  await pass(5100);
  expect(shown()).toEqual(['2 of 3']);
});

test('slides wait while the focus is in them', async () => {
  await start();
  const next = screen.getByRole('button', { name: 'Next' });
  act(() => {
    next.focus();
  });
  await pass(20_000);
  expect(shown()).toEqual(['1 of 3']);

  act(() => {
    next.blur();
  });
  await pass(5100);
  expect(shown()).toEqual(['2 of 3']);
});

test('slides wait while the tab is hidden', async () => {
  await start();
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  hide(true);
  await pass(20_000);
  expect(shown()).toEqual(['1 of 3']);

  hide(false);
  await pass(5100);
  expect(shown()).toEqual(['2 of 3']);
});

test('with reduced motion nothing plays, and slides change without a transition', async () => {
  await start({ reducedMotion: true });
  await pass(20_000);
  expect(shown()).toEqual(['1 of 3']);

  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await pass(10);
  expect(shown()).toEqual(['2 of 3']);
  const slot = slotOf(screen.getByRole('group', { name: '2 of 3' }));
  expect(slot?.style.transition).toBe('');
});

test.each([
  ['testimonials', '2 to 3 of 4'],
  ['stakeholders', '2 to 4 of 8'],
] as const)('%s play automatically', async (kind, afterwards) => {
  pretendBrowser();
  render(<Samples kind={kind} />);
  await slickArrives();
  await pass(5600);
  expect(screen.getByText(afterwards)).toBeInTheDocument();
});

test('a slide that the visitor has chosen is shown for its full time', async () => {
  await start();
  await pass(almost - 400);
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3: Sample 3' }));
  await pass(almost);
  expect(shown()).toEqual(['3 of 3']);
});

test('changes are announced unless they are automatic', async () => {
  await start();
  const live = () => liveRegionIn(screen.getByRole('group', { name: 'Samples' }));
  expect(live()).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(live()).toHaveAttribute('aria-live', 'polite');
});

/** jsdom knows no pointer events with a type. */
function mouse(type: string) {
  const event = new MouseEvent(type, { bubbles: true });
  return Object.defineProperty(event, 'pointerType', { value: 'mouse' });
}
