import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { carousels } from '../../../src/content/carousel';
import { pass, pretendBrowser, slickArrives } from './browser';
import { hasStyleAttributes, layOut } from './dom';
import { Samples } from './samples';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const row = () => screen.queryByRole('region', { name: 'All samples, in a row' });

test.each(['banner', 'testimonials', 'stakeholders'] as const)(
  'the built page has %s as a row that the keyboard can scroll, and hydrates without a mismatch',
  async (kind) => {
    pretendBrowser();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Samples kind={kind} />);
    const built = row();
    expect(built).toHaveAttribute('tabindex', '0');
    const slides = within(built ?? container).getAllByRole('group');
    expect(slides[0]).toHaveAccessibleName(`1 of ${String(slides.length)}`);
    expect(hasStyleAttributes(container)).toBe(false);

    render(<Samples kind={kind} />, { container, hydrate: true });
    expect(row()).toBe(built);
    await slickArrives();
    expect(row()).toBeNull();
    expect(logged).not.toHaveBeenCalled();
    container.remove();
  },
);

test('the slide that the visitor has scrolled to stays when slick takes over', async () => {
  pretendBrowser();
  layOut();
  render(<Samples kind="stakeholders" />);
  const region = row();
  if (!region) throw new Error('no row');
  region.scrollLeft = 400;
  fireEvent.scroll(region);
  await slickArrives();
  expect(row()).toBeNull();
  expect(screen.getByText('5 to 7 of 8')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: '5 of 8' })).toBeInTheDocument();
});

test('slick waits while the row is being scrolled', async () => {
  pretendBrowser();
  layOut();
  render(<Samples kind="stakeholders" />);
  for (let time = 0; time < 1000; time += 100) {
    fireEvent.scroll(row() ?? document.body);
    await pass(100);
    expect(row()).toBeInTheDocument();
  }
  await pass(200);
  expect(row()).toBeNull();
});

test('slick waits while a finger is on the row, even if it does not move', async () => {
  pretendBrowser();
  render(<Samples kind="stakeholders" />);
  const slide = screen.getByRole('group', { name: '1 of 8' });
  const finger = { identifier: 1, target: slide };
  fireEvent.touchStart(slide, { touches: [finger] });
  fireEvent.scroll(row() ?? document.body);
  await pass(1000);
  expect(row()).toBeInTheDocument();
  // Another finger, elsewhere, is still down.
  fireEvent.touchEnd(slide, { touches: [{ identifier: 2, target: document.body }] });
  await pass(100);
  expect(row()).toBeInTheDocument();
  await pass(100);
  expect(row()).toBeNull();
});

test('slick waits while the focus is in the row', async () => {
  pretendBrowser();
  render(<Samples kind="banner" />);
  act(() => {
    screen.getByRole('link', { name: 'About 1' }).focus();
  });
  await slickArrives();
  expect(row()).toBeInTheDocument();
  act(() => {
    screen.getByRole('link', { name: 'About 1' }).blur();
  });
  await pass(10);
  expect(row()).toBeNull();
});

test('before slick is loaded the controls scroll the row', () => {
  pretendBrowser();
  layOut();
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  render(<Samples kind="stakeholders" />);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scrollTo).toHaveBeenCalledWith({ left: 100, behavior: 'smooth' });
  expect(screen.getByText('2 to 4 of 8')).toBeInTheDocument();
});

test('before hydration there is a count for each number of slides, from which the style sheet selects', () => {
  for (const text of ['1 of 8', '1 to 2 of 8', '1 to 3 of 8']) {
    expect(renderToString(<Samples kind="stakeholders" />)).toContain(`>${text}<`);
  }
});

test.each(Object.entries(carousels))(
  'the style sheet shows as many %s as slick',
  (kind, { steps }) => {
    const css = readFileSync(
      join(__dirname, '../../../src/ui/carousel/Carousel.module.css'),
      'utf8',
    );
    const inMedia = [
      ...css.matchAll(/@media \(min-width: (\d+)px\) \{\s*\.(\w+) \{\s*--show: (\d);/g),
    ];
    const later = inMedia
      .filter(([, , name]) => name === kind)
      .map(([, from, , show]) => ({ from: Number(from), show: Number(show) }));
    expect([{ from: 0, show: 1 }, ...later]).toEqual(steps);
  },
);
