import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'gatsby';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Layout } from '../../src/templates/Layout';

test('the layout hydrates without a mismatch, and a group opened before stays open and closes with Escape', async () => {
  window.history.replaceState(null, '', '/blog/a-calm-move');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = <Layout path="/blog/a-calm-move">Page</Layout>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [services] = screen.getAllByRole('group');
  services?.setAttribute('open', '');

  render(page, { container, hydrate: true });

  expect(screen.getAllByRole('group')[0]).toBe(services);
  expect(services).toHaveAttribute('open');
  expect(logged).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(services).not.toHaveAttribute('open');
});

describe('a part that the visitor waits for hydrates first', () => {
  /** Each link of the site observes whether it is in view once it is hydrated. */
  const observe = jest.fn<unknown, [Element]>();
  const navigate = jest.fn<unknown, [string]>();
  const failed = jest.fn<unknown, [unknown]>();
  // React allows a boundary about 0.1 s after the last event to hydrate, and then replaces it. That event may come
  // from the test before, so the clock stands still for all of them and the load of the machine does not matter.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());

  afterAll(() => {
    clock.mockRestore();
  });

  beforeEach(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        observe = observe;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
      ___navigate: navigate,
      IS_REACT_ACT_ENVIRONMENT: false,
    });
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, '___navigate');
    Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: true });
    jest.clearAllMocks();
  });

  const linksWithin = (role: string) =>
    observe.mock.calls.filter(([link]) => screen.getByRole(role).contains(link)).length;

  function bringToLife() {
    const page = (
      <Layout path="/">
        <Link to="/contact">Write to us</Link>
      </Layout>
    );
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(page);
    return flushSync(() => hydrateRoot(container, page, { onRecoverableError: failed }));
  }

  test('the content hydrates first, the header and the footer afterwards', async () => {
    bringToLife();
    expect(linksWithin('main')).toBe(1);
    expect(linksWithin('banner') + linksWithin('contentinfo')).toBe(0);
    await waitFor(() => {
      expect(linksWithin('banner')).toBeGreaterThan(0);
      expect(linksWithin('contentinfo')).toBeGreaterThan(0);
    });
  });

  test('a header link pressed before hydration navigates without a page load', () => {
    bringToLife();
    const [link] = screen.getAllByRole('link', { name: 'FAQ' });
    expect(linksWithin('banner')).toBe(0);
    link?.click();
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/faq']);
  });

  test('the link stays unchanged if the next page arrives first', async () => {
    const root = bringToLife();
    const header = screen.getByRole('banner');
    // The router changes the page in the next frame, not within the press.
    root.render(<Layout path="/faq">Questions</Layout>);
    await screen.findByText('Questions');
    expect(screen.getByRole('banner')).toBe(header);
    expect(linksWithin('banner')).toBeGreaterThan(0);
    expect(failed).not.toHaveBeenCalled();
  });
});
