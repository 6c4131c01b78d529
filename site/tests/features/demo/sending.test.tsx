import { screen, waitFor } from '@testing-library/react';
import { accepted, refused, type Reply } from '../contact/network';
import { stubModalDialog } from './modal-dialog';
import { field, open, submit, visit } from './visitor';

beforeAll(stubModalDialog);

const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('idempotency-key');
const someTime: unknown = expect.any(Number);

test.each(['Aksa Studio', 'Dc3', 'Reorg Chart Modelling'] as const)(
  'a request from the page of %s names that product',
  async (product) => {
    const { user, sent } = visit(product, accepted);
    await open(user);
    await user.type(field('Name'), '  Ada Example ');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Mobile'), '555-0101');
    await user.click(submit());
    await waitFor(() => {
      expect(sent()).toHaveLength(1);
    });
    expect(sent()[0]?.body).toEqual({
      name: 'Ada Example',
      email: 'ada@example.com',
      mobile: '555-0101',
      product,
      trap: '',
      filledInMs: someTime,
      source: { page: '/', landing: '/' },
    });
    expect(keyOf(sent()[0])).toMatch(/^[A-Za-z0-9-]{16,100}$/);
  },
);

test('the request continues when the visitor leaves the page', async () => {
  const { user, sent } = visit('Dc3', accepted);
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  await waitFor(() => {
    expect(sent()[0]?.init.keepalive).toBe(true);
  });
});

test('an incomplete form is sent without validation', async () => {
  const { user, sent } = visit('Dc3', accepted);
  await open(user);
  await user.type(field('Email'), 'not an address');
  await user.click(submit());
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  expect(sent()[0]?.body).toEqual({
    name: '',
    email: 'not an address',
    mobile: '',
    product: 'Dc3',
    trap: '',
    filledInMs: someTime,
    source: { page: '/', landing: '/' },
  });
});

test('a name copied from a spreadsheet cell is sent without its tab and leaves no draft', async () => {
  const { user, sent } = visit('Dc3', accepted);
  await open(user);
  await user.click(field('Name'));
  await user.paste('Ada\tExample\u0002');
  await user.click(submit());
  expect(await screen.findByRole('status')).not.toBeEmptyDOMElement();
  expect(sent()[0]?.body).toMatchObject({ name: 'Ada Example' });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['  ', '\u200b\u2060\u00ad\u3164\u2800'])(
  'a form with only %j in it closes without sending, and the page says so',
  async (blank) => {
    const { user, sent } = visit('Dc3', accepted);
    await open(user);
    await user.type(field('Name'), blank);
    await user.click(submit());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await Promise.resolve();
    expect(sent()).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Nothing was sentName, e-mail and mobile were all left empty\.$/,
    );
  },
);

test('a request without contact details is confirmed, and the page says what is missing', async () => {
  const { user } = visit('Dc3', accepted);
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  await screen.findByText(
    /has reached us\. But you gave us no e-mail address or mobile number to reach you on\.$/,
  );
});

test('a delivered request is confirmed in a toast, and its fields are cleared', async () => {
  const { user } = visit('Aksa Studio', accepted);
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.type(field('Mobile'), '555-0101');
  await user.click(submit());
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Thank youYour request for a demo of AKSA Studio has reached us\.$/,
    );
  });
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
  await open(user);
  expect(field('Name')).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each<[string, Reply]>([
  ['the server fails', refused(500, 'internal')],
  ['the request is refused', refused(400, 'invalid')],
  ['there were too many requests', refused(429, 'too_many_requests')],
  ['the answer is empty', { status: 201 }],
  ['there is no network', new TypeError('Failed to fetch')],
])('when %s, no message is shown and the typed text stays', async (_situation, reply) => {
  const { user, sent } = visit('Dc3', reply);
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  await open(user);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field('Name')).toHaveValue('Ada Example');
});

test('the same fields sent again carry the same key, other fields another', async () => {
  const { user, sent } = visit('Dc3', refused(500, 'internal'));
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  for (const times of [1, 2]) {
    await user.click(submit());
    await waitFor(() => {
      expect(sent()).toHaveLength(times);
    });
    await open(user);
  }
  await user.type(field('Name'), ' Jr');
  await user.click(submit());
  await waitFor(() => {
    expect(sent()).toHaveLength(3);
  });
  expect(keyOf(sent()[1])).toBe(keyOf(sent()[0]));
  expect(keyOf(sent()[2])).not.toBe(keyOf(sent()[0]));
});

test('a popup reopened while the request is being sent is cleared when it arrives', async () => {
  let answer: (reply: typeof accepted) => void = () => undefined;
  const { user, sent } = visit(
    'Dc3',
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  await open(user);
  expect(field('Name')).toHaveValue('Ada Example');
  answer(accepted);
  await waitFor(() => {
    expect(field('Name')).toHaveValue('');
  });
});

test('text typed after sending is kept when the request arrives', async () => {
  let answer: (reply: typeof accepted) => void = () => undefined;
  const { user } = visit(
    'Dc3',
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  await open(user);
  await user.type(field('Name'), ' and Bea');
  answer(accepted);
  await screen.findByText('Thank you');
  expect(field('Name')).toHaveValue('Ada Example and Bea');
  await user.keyboard('{Escape}');
  await open(user);
  expect(field('Name')).toHaveValue('Ada Example and Bea');
});
