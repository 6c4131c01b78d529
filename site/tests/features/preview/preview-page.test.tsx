import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Preview } from '../../../src/api';
import { PreviewPage } from '../../../src/templates/PreviewPage';

const token = 'link.b.entry.2000000000.signature';
const still = 'data:image/webp;base64,UklGRg==';

const article: Preview = {
  entry: {
    kind: 'blog',
    title: 'A draft',
    description:
      '<p>First.</p><h2>Part</h2><p><img src="/uploads/in.png" alt="Inside"><img src="/uploads/no.png" alt="Foreign"></p>',
    image: ['/uploads/cover.png', '/uploads/in.png'],
    imageAlt: ['The cover', null],
    tag: '',
    category: '',
    author: '',
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-01-02T00:00:00.000Z',
    pictures: [
      { src: '/uploads/cover.png', width: 2_560, height: 1_280 },
      { src: '/uploads/in.png', width: 12, height: 8 },
    ],
  },
  live: false,
  until: '2033-05-18T03:33:20.000Z',
};

const question: Preview = {
  ...article,
  live: true,
  entry: {
    kind: 'faq',
    _id: 'a'.repeat(24),
    question: 'Why?',
    description: '<p>Because.</p>',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
};

/** The calls that the page made: their addresses and bodies. */
let calls: { address: string; body: unknown }[] = [];

/** Answers calls of `/api/preview`, and pictures but for the one named `missing`. */
function serve(answer: () => { status: number; body: object }, missing = ''): void {
  calls = [];
  const fetch = (address: string, init: { body: string }) => {
    const body: unknown = JSON.parse(init.body);
    calls.push({ address, body });
    const isGone = missing !== '' && JSON.stringify(body).includes(missing);
    const picture = isGone
      ? { status: 404, body: { error: true, code: 'not_found', message: 'Gone.' } }
      : { status: 200, body: { result: { still } } };
    const { status, body: sent } = address.endsWith('/picture') ? picture : answer();
    const response = { ok: status < 400, status, headers: new Headers() };
    return Promise.resolve({ ...response, json: () => Promise.resolve(sent) });
  };
  Object.assign(globalThis, { fetch });
}

const showing = (result: object) => () => ({ status: 200, body: { result } });
const failing = (status: number, code: string) => () => ({
  status,
  body: { error: true, code, message: 'A sentence.' },
});

beforeEach(() => {
  history.replaceState(null, '', `/preview#${token}`);
  class Observer {
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  }
  Object.assign(window, {
    ResizeObserver: Observer,
    matchMedia: () => ({ matches: false }),
  });
});

/** The body of the frame, once the draft is in it. */
async function frame(): Promise<HTMLElement> {
  const element = await screen.findByTitle<HTMLIFrameElement>('The draft as a page of the site');
  return waitFor(() => {
    const body = element.contentDocument?.body;
    if (body === undefined) throw new Error('The frame has no document.');
    expect(within(body).getByRole('heading', { level: 1 })).toBeInTheDocument();
    return body;
  });
}

test('the token travels in bodies only', async () => {
  serve(showing(article));
  render(<PreviewPage />);
  await frame();
  await waitFor(() => {
    expect(calls).toHaveLength(3);
  });
  expect(calls.map(({ address }) => address)).toEqual([
    '/api/preview',
    '/api/preview/picture',
    '/api/preview/picture',
  ]);
  expect(calls.map(({ body }) => body)).toEqual([
    { token },
    { token, src: '/uploads/cover.png' },
    { token, src: '/uploads/in.png' },
  ]);
});

test('an article stands with the parts of its page, and its pictures arrive in their places', async () => {
  serve(showing(article));
  render(<PreviewPage />);
  const page = await frame();
  expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent('A draft');
  // In the breadcrumb, and above the dates.
  expect(within(page).getAllByRole('link', { name: 'No category yet' })).toHaveLength(2);
  const pictures = () =>
    within(page)
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt'));
  // What the CMS does not name is left out, and a picture of the text is not shown again below it.
  expect(pictures()).toEqual(['The cover', 'Inside']);
  const cover = within(page).getByAltText('The cover');
  expect([cover.getAttribute('width'), cover.getAttribute('height')]).toEqual(['1280', '640']);
  await waitFor(() => {
    expect(within(page).getByAltText('The cover')).toHaveAttribute('src', still);
  });
  expect(screen.getByText(/^Draft: the site does not show it like this\./)).toBeInTheDocument();
});

test('a question is open, and the bar says that it is what the site shows', async () => {
  serve(showing(question));
  render(<PreviewPage />);
  const page = await frame();
  expect(within(page).getByText('Because.')).toBeVisible();
  expect(screen.getByText(/^This is what the site shows\./)).toBeInTheDocument();
});

test('a picture that cannot be shown is counted', async () => {
  serve(showing(article), 'cover.png');
  render(<PreviewPage />);
  await frame();
  expect(await screen.findByText('One picture could not be shown.')).toBeInTheDocument();
});

test.each([
  ['that has ended', failing(410, 'preview_ended')],
  ['that is malformed', failing(400, 'invalid_body')],
])('a link %s says so and what to do', async (_, answer) => {
  serve(answer);
  render(<PreviewPage />);
  const heading = { level: 1, name: 'This preview has ended' };
  expect(await screen.findByRole('heading', heading)).toBeInTheDocument();
  expect(screen.getByText(/Ask the person who sent it for a new one/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an address without a token asks nobody', async () => {
  history.replaceState(null, '', '/preview');
  serve(showing(article));
  render(<PreviewPage />);
  expect(await screen.findByText('This preview has ended')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test.each([
  ['the CMS is away', failing(502, 'cms_unreachable'), /The link may still be good/],
  ['there were too many calls', failing(429, 'too_many_requests'), /too many calls/],
  ['the answer is none of ours', showing({ entry: {} }), /The link may still be good/],
])('when %s, one can try again', async (_, answer, text) => {
  serve(answer);
  render(<PreviewPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  serve(showing(question));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await frame()).getByText('Because.')).toBeVisible();
});

test('another link in the same tab is followed', async () => {
  serve(failing(410, 'preview_ended'));
  render(<PreviewPage />);
  await screen.findByText('This preview has ended');
  serve(showing(question));
  history.replaceState(null, '', '/preview#another');
  act(() => {
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(within(await frame()).getByText('Because.')).toBeVisible();
  expect(calls[0]?.body).toEqual({ token: 'another' });
});
