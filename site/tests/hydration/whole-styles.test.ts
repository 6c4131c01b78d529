import { bringStyleSheet, styleSheetArrived } from '../../src/hydration/whole-styles';

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

/** Whether the page has waited to the end. */
async function hasEnded(waiting: Promise<void>): Promise<boolean> {
  let ended = false;
  void waiting.then(() => {
    ended = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return ended;
}

test('a page without a style sheet of its own, as in development, does not wait', async () => {
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

test('a style sheet that never arrives does not delay the page for long', async () => {
  expectStyleSheet();
  const waiting = styleSheetArrived();
  jest.advanceTimersByTime(3000);
  expect(await hasEnded(waiting)).toBe(true);
});

describe('a page that has all rules which it needs', () => {
  const navigate = jest.fn();
  const load = jest.fn();

  beforeEach(() => {
    document.body.innerHTML = '<template id="late" data-styles="/styles.css"></template>';
    window.___navigate = navigate;
  });

  afterEach(() => {
    jest.clearAllMocks();
    document.body.innerHTML = '';
    delete window.___navigate;
  });

  test('loads the next page as a document until the whole style sheet is loaded', () => {
    bringStyleSheet(load);
    window.___navigate?.('/about');
    expect(load).toHaveBeenCalledWith('/about');
    expect(navigate).not.toHaveBeenCalled();
    document.querySelector('link[href="/styles.css"]')?.dispatchEvent(new Event('load'));
    window.___navigate?.('/team', { replace: true });
    expect(navigate).toHaveBeenCalledWith('/team', { replace: true });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('does not fetch the style sheet again where it came with the scripts', () => {
    document.body.innerHTML = '<template id="late"></template>';
    bringStyleSheet(load);
    expect(document.querySelector('link')).toBeNull();
    expect(window.___navigate).toBe(navigate);
  });
});
