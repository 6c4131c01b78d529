import { fireEvent, render, screen, within } from '@testing-library/react';
import { pass, pretendBrowser, slickArrives } from './browser';
import { firstInTabOrder, slotsIn } from './dom';
import { Samples } from './samples';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const shown = () => screen.getAllByRole('group', { name: /^\d of \d$/ });

test.each([
  ['banner', 360, 1],
  ['banner', 1280, 1],
  ['testimonials', 599, 1],
  ['testimonials', 600, 2],
  ['stakeholders', 499, 1],
  ['stakeholders', 500, 2],
  ['stakeholders', 749, 2],
  ['stakeholders', 750, 3],
] as const)('%s at %i px shows %i', async (kind, width, count) => {
  pretendBrowser({ width });
  render(<Samples kind={kind} />);
  await slickArrives();
  expect(shown()).toHaveLength(count);
});

test('the number of slides follows the window width, and the count follows that number', async () => {
  const { resizeTo } = pretendBrowser({ width: 1280 });
  render(<Samples kind="stakeholders" />);
  await slickArrives();
  expect(screen.getByText('1 to 3 of 8')).toBeInTheDocument();
  resizeTo(749);
  expect(screen.getByText('1 to 2 of 8')).toBeInTheDocument();
  expect(shown()).toHaveLength(2);
  resizeTo(499);
  expect(screen.getByText('1 of 8')).toBeInTheDocument();
  expect(shown()).toHaveLength(1);
});

test('roles move one by one and wrap around', async () => {
  pretendBrowser();
  render(<Samples kind="stakeholders" />);
  await slickArrives();
  for (const text of ['8 to 2 of 8', '7 to 1 of 8', '6 to 8 of 8']) {
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await pass(600);
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await pass(600);
  expect(screen.getByText('7 to 1 of 8')).toBeInTheDocument();
});

test('testimonials loop in both directions', async () => {
  pretendBrowser();
  render(<Samples kind="testimonials" />);
  await slickArrives();
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await pass(600);
  expect(screen.getByText('4 to 1 of 4')).toBeInTheDocument();
  expect(shown().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 4', '4 of 4']);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await pass(600);
  expect(screen.getByText('1 to 2 of 4')).toBeInTheDocument();
});

test('hidden slides and the copies of slick cannot be reached', async () => {
  pretendBrowser();
  render(<Samples kind="testimonials" />);
  await slickArrives();
  const carousel = screen.getByRole('group', { name: 'Samples' });
  const slides = slotsIn(carousel);
  expect(slides.length).toBeGreaterThan(4);
  const reachable = slides.filter((slide) => !slide.hasAttribute('inert'));
  expect(reachable).toHaveLength(2);
  for (const slide of slides) {
    expect(slide).toHaveAttribute('aria-hidden', String(slide.hasAttribute('inert')));
  }
  expect(reachable.some((slide) => slide.classList.contains('slick-cloned'))).toBe(false);
});

test('the carousel is announced as such, and pause comes first in the tab order', async () => {
  pretendBrowser();
  render(<Samples kind="banner" />);
  await slickArrives();
  const carousel = screen.getByRole('group', { name: 'Samples' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(within(carousel).getByRole('group', { name: '1 of 3' })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  );
  expect(firstInTabOrder(carousel)).toBe(screen.getByRole('button', { name: 'Pause' }));
});
