import { loadPagesWithTheirStyles, styleSheetArrived } from '../../src/hydration/full-style-sheet';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

/** Adds a style sheet that is still loading: jsdom never fetches it. */
function expectStyleSheet(): HTMLLinkElement {
  document.head.innerHTML = '<link rel="stylesheet" href="/styles.css">';
  const link = document.querySelector('link');
  if (!link) throw new Error('There is no link.');
  return link;
}

/** Whether the wait has ended. */
async function hasEnded(waiting: Promise<void>): Promise<boolean> {
  let ended = false;
  void waiting.then(() => {
    ended = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return ended;
}

test('a page without a style sheet, as in development, does not wait', async () => {
  expect(await hasEnded(styleSheetArrived())).toBe(true);
});

test.each(['load', 'error'])('the wait ends with the %s of the style sheet', async (end) => {
  const link = expectStyleSheet();
  const waiting = styleSheetArrived();
  expect(await hasEnded(waiting)).toBe(false);
  link.dispatchEvent(new Event(end));
  expect(await hasEnded(waiting)).toBe(true);
});

test('a loaded style sheet is not waited for', async () => {
  Object.defineProperty(expectStyleSheet(), 'sheet', { value: {} });
  expect(await hasEnded(styleSheetArrived())).toBe(true);
});

test('the wait for a style sheet that never arrives is short', async () => {
  expectStyleSheet();
  const waiting = styleSheetArrived();
  jest.advanceTimersByTime(3000);
  expect(await hasEnded(waiting)).toBe(true);
});

describe('the next page', () => {
  const navigate = jest.fn();
  const load = jest.fn();

  beforeEach(() => {
    window.___navigate = navigate;
  });

  afterEach(() => {
    jest.clearAllMocks();
    delete window.___navigate;
  });

  test('is loaded as a document until a late style sheet has arrived', () => {
    const link = expectStyleSheet();
    loadPagesWithTheirStyles(load);
    window.___navigate?.('/about');
    expect(load).toHaveBeenCalledWith('/about');
    expect(navigate).not.toHaveBeenCalled();
    link.dispatchEvent(new Event('load'));
    window.___navigate?.('/team', { replace: true });
    expect(navigate).toHaveBeenCalledWith('/team', { replace: true });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['once the style sheet is there', () => expectStyleSheet()],
    ['in development, where there is none', () => undefined],
  ])('is left to Gatsby %s', (_when, expectSheet) => {
    const link = expectSheet();
    if (link) Object.defineProperty(link, 'sheet', { value: {} });
    loadPagesWithTheirStyles(load);
    expect(window.___navigate).toBe(navigate);
  });
});
