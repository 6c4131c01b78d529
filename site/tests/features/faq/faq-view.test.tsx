import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqView } from '../../../src/features/faq/FaqView';
import type { FaqEntry } from '../../../src/features/faq/faq-entry';
import { entries, entry } from './entries';

const asHtml = ({ _id, question, createdAt }: FaqEntry, description: string) => ({
  _id,
  id: _id,
  question,
  description,
  createdAt,
  updatedAt: createdAt,
});

/** What `/api/faq/allfaqs` answers. */
function answerWith(list: unknown[], total = list.length) {
  const body = { allfaqs: list, pagination: { page: 1, pageSize: 1_000, total } };
  return { ok: true, status: 200, json: () => Promise.resolve(body) };
}

let answer: (response: unknown) => void;
let logged: jest.SpyInstance;

beforeEach(() => {
  window.history.replaceState(null, '', '/faq');
  Element.prototype.scrollIntoView = jest.fn();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  logged.mockClear();
  const fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  Object.assign(globalThis, { fetch });
});

const search = () => screen.getByRole('searchbox', { name: 'Search FAQ' });
const questions = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const offered = () =>
  screen.queryAllByRole('button', { name: /^Search “/ }).map((button) => button.textContent);
const pager = () => within(screen.getByRole('navigation', { name: 'Jump to a block of ten' }));
const detailsOf = (question: string) => {
  const details = screen
    .getAllByRole('group')
    .find((group) => within(group).queryByText(question) !== null);
  if (!details) throw new Error(`no question ${question}`);
  return details;
};
const refresh = (list: unknown[], total?: number) =>
  act(async () => {
    answer(answerWith(list, total));
    await Promise.resolve();
  });

test('all questions are on the page, in blocks of ten with a mark before each', () => {
  render(<FaqView built={entries(26)} />);
  expect(questions()).toHaveLength(26);
  expect(screen.getAllByText(/^Questions? \d+/).map((mark) => mark.textContent)).toEqual([
    'Questions 1 to 10',
    'Questions 11 to 20',
    'Questions 21 to 26',
  ]);
});

test('the search box has the placeholder of the specification', () => {
  render(<FaqView built={entries(1)} />);
  expect(search()).toHaveAttribute('placeholder', 'Type here to search FAQ');
});

test('the pager starts on 3 and shows five numbers', () => {
  render(<FaqView built={entries(80)} />);
  const links = pager().getAllByRole('link', { name: /^\d/ });
  expect(links.map((link) => link.textContent)).toEqual(['1', '2', '3', '4', '5']);
  expect(
    links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent),
  ).toEqual(['3']);
});

test('a number leads to its block of ten, and becomes the current one', async () => {
  render(<FaqView built={entries(26)} />);
  const second = pager().getByRole('link', { name: '2: Questions 11 to 20' });
  expect(second).toHaveAttribute('href', '#questions-11');
  expect(screen.getByText('Questions 11 to 20', { selector: '#questions-11 > *' })).toBeVisible();
  await userEvent.click(second);
  expect(pager().getByRole('link', { current: true })).toHaveTextContent('2');
  expect(questions()).toHaveLength(26);
});

test('the arrows lead to the blocks beside the current one, and end with the list', async () => {
  render(<FaqView built={entries(26)} />);
  expect(pager().queryByRole('link', { name: 'Next ten questions' })).not.toBeInTheDocument();
  await userEvent.click(pager().getByRole('link', { name: 'Previous ten questions' }));
  expect(pager().getByRole('link', { current: true })).toHaveTextContent('2');
  expect(pager().getByRole('link', { name: 'Next ten questions' })).toHaveAttribute(
    'href',
    '#questions-21',
  );
  expect(screen.getByText('Questions 21 to 26', { selector: '#questions-21 > *' })).toBeVisible();
});

test('the search shows and counts the matching questions, and the pager follows', async () => {
  render(<FaqView built={entries(26)} />);
  await userEvent.type(search(), 'number 2');
  expect(screen.getByRole('status')).toHaveTextContent('8 of 26 questions match.');
  expect(questions()).toEqual(
    [2, 20, 21, 22, 23, 24, 25, 26].map((n) => `Question number ${String(n)}?`),
  );
  expect(
    pager()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['1']);
});

test('the search has a submit button, which leaves the filtered list as it is', async () => {
  render(<FaqView built={entries(3)} />);
  await userEvent.type(search(), 'number 2');
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('type', 'submit');
  await userEvent.click(button);
  expect(search()).toHaveValue('number 2');
  expect(questions()).toEqual(['Question number 2?']);
});

test('without a match the page says so and that capital letters count', async () => {
  render(<FaqView built={entries(2)} />);
  await userEvent.type(search(), 'question number 1');
  expect(screen.getByRole('status')).toHaveTextContent(
    'No question matches “question number 1”. Capital letters count: “payroll” does not find “Payroll”.',
  );
  expect(questions()).toEqual([]);
  expect(
    screen.queryByRole('navigation', { name: 'Jump to a block of ten' }),
  ).not.toBeInTheDocument();
});

test('without a match a spelling that would match is a button with its count', async () => {
  render(<FaqView built={entries(2)} />);
  await userEvent.type(search(), 'QUESTION NUMBER');
  await userEvent.click(screen.getByRole('button', { name: 'Search “Question number” (2)' }));
  expect(search()).toHaveValue('Question number');
  expect(search()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('All 2 questions match.');
  expect(offered()).toEqual([]);
});

test('if no spelling matches either, the page offers only topics that match', async () => {
  render(<FaqView built={[...entries(2), entry(3, { question: 'Who sees Dc3?' })]} />);
  await userEvent.type(search(), 'no such text');
  expect(offered()).toEqual(['Search “Dc3” (1)']);
});

test('an open answer is open again after a search that hid it', async () => {
  render(<FaqView built={entries(3)} />);
  await userEvent.click(screen.getByText('Question number 1?'));
  await userEvent.type(search(), 'number 2');
  await userEvent.clear(search());
  expect(detailsOf('Question number 1?')).toHaveAttribute('open');
});

test('text typed before the script arrives is searched for', () => {
  window.history.replaceState(null, '', '/faq?q=number+2');
  render(<FaqView built={entries(3)} />);
  expect(search()).toHaveValue('number 2');
  expect(questions()).toEqual(['Question number 2?']);
});

test('a link to a question opens it', () => {
  window.history.replaceState(null, '', '/faq#faq-id02');
  render(<FaqView built={entries(3)} />);
  expect(detailsOf('Question number 2?')).toHaveAttribute('open');
  expect(detailsOf('Question number 1?')).not.toHaveAttribute('open');
  expect(within(detailsOf('Question number 2?')).getByRole('link')).toHaveAttribute(
    'href',
    '#faq-id02',
  );
});

test('a question published after the build appears', async () => {
  render(<FaqView built={entries(1)} />);
  await refresh([asHtml(entry(1), '<p>One</p>'), asHtml(entry(2), '<p>Two</p>')]);
  expect(questions()).toEqual(['Question number 1?', 'Question number 2?']);
});

test('the refresh keeps the open answer open, and the focus where it is', async () => {
  render(<FaqView built={entries(11)} />);
  await userEvent.click(screen.getByText('Question number 11?'));
  const open = detailsOf('Question number 11?');
  const link = within(open).getByRole('link', { name: 'Link to this question' });
  link.focus();
  await refresh(
    entries(12)
      .slice(1)
      .map((faq) => asHtml(faq, '<p>New</p>')),
  );
  expect(screen.getByText('Question number 12?')).toBeInTheDocument();
  expect(detailsOf('Question number 11?')).toBe(open);
  expect(open).toHaveAttribute('open');
  expect(link).toHaveFocus();
});

test('HTML of the API is cleaned before it is shown', async () => {
  render(<FaqView built={[]} />);
  await refresh([
    asHtml(
      entry(1),
      '<p onclick="alert(1)">Fine<script>alert(2)</script> <a href="javascript:alert(3)">trap</a><img src=x onerror=alert(4)></p>',
    ),
  ]);
  await userEvent.click(screen.getByText('Question number 1?'));
  const answerText = screen.getByText(/^Fine/);
  expect(answerText.outerHTML).toBe('<p dir="auto">Fine trap</p>');
});

test('a partial list does not remove questions from the page', async () => {
  render(<FaqView built={entries(3)} />);
  await refresh([asHtml(entry(1), '<p>One</p>')], 3);
  expect(questions()).toHaveLength(3);
  expect(logged).toHaveBeenCalledTimes(1);
});

test.each([[{ _id: 'a', question: 'No answer?' }], ['text'], [null]])(
  'a list that contains %j does not remove questions from the page',
  async (garbage) => {
    render(<FaqView built={entries(3)} />);
    await refresh([garbage]);
    expect(questions()).toHaveLength(3);
    expect(logged).toHaveBeenCalledTimes(1);
  },
);

test('a failed refresh is only logged', async () => {
  render(<FaqView built={entries(3)} />);
  act(() => {
    answer(Promise.reject(new TypeError('Failed to fetch')));
  });
  await waitFor(() => {
    expect(logged).toHaveBeenCalledTimes(1);
  });
  expect(questions()).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page without questions says so', () => {
  render(<FaqView built={[]} />);
  expect(
    screen.getByText('There are no questions here yet. Ask yours, and it may be the first.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a question and its answer have the direction of their letters', () => {
  const answer = [{ tag: 'p' as const, children: ['جواب'] }];
  render(<FaqView built={[entry(1, { question: 'سؤال', answer })]} />);
  const written = screen.getAllByText(/\p{Script=Arabic}/u);
  expect(written).toHaveLength(2);
  const selector = '[dir="auto"], [dir="auto"] *, bdi, bdi *';
  expect(screen.getAllByText(/\p{Script=Arabic}/u, { selector })).toEqual(written);
});
