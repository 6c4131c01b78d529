import { TextDecoder } from 'node:util';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ContactForm } from '../../src/features/contact/ContactForm';
import { RequestDemo } from '../../src/features/demo/RequestDemo';
import { FaqView } from '../../src/features/faq/FaqView';
import { Layout } from '../../src/templates/Layout';
import { rerenderWarning, hydratePage } from '../../src/hydration/hydrate-page';
import { tolerateMovedNodes } from '../../src/hydration/moved-nodes';
import { field, robot, send } from '../features/contact/person';
import { challenge, network, stubWorker } from '../features/contact/network';
import { stubModalDialog } from '../features/demo/modal-dialog';
import { entries } from '../features/faq/entries';
import { foreignChanges } from './foreign-changes';
import { addWord, form, input, isLive, part, place } from './page-parts';

// What React's server renderer needs and jsdom lacks.
Object.assign(globalThis, { TextDecoder });

const error = jest.spyOn(console, 'error');
const warn = jest.spyOn(console, 'warn');

beforeAll(() => {
  stubModalDialog();
  tolerateMovedNodes();
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
  };
});

beforeEach(() => {
  stubWorker();
  network({ '/api/captcha': [challenge()] });
  // React's development build reports each mismatch; the production build does not.
  error.mockImplementation(() => undefined);
  warn.mockImplementation(() => undefined);
});

afterEach(() => {
  document.body.replaceChildren();
});

const changes = Object.entries(foreignChanges);

const contactPage = (
  <Layout path="/contact">
    <ContactForm />
  </Layout>
);

/** A published page whose scripts are loading. */
async function openPublished(page: ReactNode): Promise<HTMLElement> {
  const { renderToString } = await import('react-dom/server');
  return place(renderToString(page));
}

/** Hydrates the whole page, as when its scripts arrive. */
const bringToLife = (page: ReactNode, container: Element) =>
  act(async () => {
    hydratePage(page, container);
    await Promise.resolve();
  });

test.each(changes)(
  '%s, before the page is live: typed text, ticked boxes, the focus and the caret are kept',
  async (_what, change) => {
    const container = await openPublished(contactPage);
    const user = userEvent.setup();
    change(container);
    input('name').value = 'Ada Example';
    input('email').value = 'ada@example.com';
    part('[type="checkbox"]').click();
    await user.click(input('message'));
    await user.keyboard('One\nthree');
    input('message').setSelectionRange(4, 4);
    await bringToLife(contactPage, container);
    expect(field('Name')).toHaveValue('Ada Example');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Message')).toHaveFocus();
    await user.keyboard('two ');
    expect(input('message').value).toBe('One\ntwo three');
    await waitFor(() => {
      expect(robot()).toBeChecked();
    });
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill all the fields');
    expect(field('Phone')).toHaveFocus();
    expect(field('Name')).toHaveValue('Ada Example');
  },
);

/** The first keeps the texts, the second does not. */
const few = ['an element behind each field', 'a translation that replaces each text'];

describe.each(changes.filter(([what]) => few.includes(what)))(
  '%s, before the page is live',
  (_what, change) => {
    test('an open answer stays open, and the typed search is run', async () => {
      const page = <FaqView built={entries(26)} />;
      const container = await openPublished(page);
      part('details:has([id="faq-id05"])').setAttribute('open', '');
      change(container);
      input('q').value = 'Answer number 5.';
      input('q').focus();
      await bringToLife(page, container);
      expect(screen.getByRole('searchbox')).toHaveFocus();
      expect(screen.getByRole('searchbox')).toHaveValue('Answer number 5.');
      const [answer, ...others] = screen.getAllByRole('group');
      expect(others).toEqual([]);
      expect(answer).toHaveAttribute('open');
      expect(answer).toHaveTextContent('Question number 5?');
    });

    test('a held press takes effect', async () => {
      const page = <RequestDemo product="Dc3" />;
      const container = await openPublished(page);
      const button = within(container).getByRole('button');
      change(container);
      await bringToLife(page, container);
      // As the page's loader does, once the page is live.
      act(() => {
        button.click();
      });
      expect(await screen.findByRole('dialog')).toBeVisible();
    });
  },
);

const shifts: readonly (readonly [string, () => void])[] = [
  [
    'removed',
    () => {
      part('details').remove();
    },
  ],
  [
    'added',
    () => {
      const other = part('details').cloneNode(false);
      part('details').before(other);
    },
  ],
];

test.each(shifts)(
  'an open answer stays open if a question before it was %s',
  async (_what, shift) => {
    const page = <FaqView built={entries(26)} />;
    const container = await openPublished(page);
    part('details:has([id="faq-id05"])').setAttribute('open', '');
    shift();
    await bringToLife(page, container);
    expect(part('details[open]')).toHaveTextContent('Question number 5?');
  },
);

test('a submit of the replaced form submits the new one', async () => {
  const container = await openPublished(contactPage);
  foreignChanges['an element behind each field']?.(container);
  const before = form();
  await bringToLife(contactPage, container);
  expect(before).not.toBeInTheDocument();
  act(() => {
    before.requestSubmit();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill all the fields');
});

test('scroll positions are kept', async () => {
  const page = <div className="row">Slides</div>;
  const container = await openPublished(page);
  part('.row').scrollTo({ left: 120 });
  addWord(container);
  await bringToLife(page, container);
  expect(part('.row').scrollLeft).toBe(120);
});

test('an unchanged page hydrates without changes or warnings', async () => {
  error.mockClear();
  warn.mockClear();
  const container = await openPublished(contactPage);
  const before = form();
  await bringToLife(contactPage, container);
  expect(before).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test('a page that React replaces causes a warning, not an error', async () => {
  warn.mockClear();
  const container = await openPublished(contactPage);
  addWord(container);
  await bringToLife(contactPage, container);
  expect(warn).toHaveBeenCalledWith(rerenderWarning, expect.any(Error));
});

describe('while the page becomes live', () => {
  beforeEach(() => {
    Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  afterEach(() => {
    Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  /** Waits until React has hydrated a part, which may take a while on a busy machine. */
  const untilLive = (selector: string) =>
    waitFor(
      () => {
        expect(isLive(selector)).toBe(true);
      },
      { timeout: 20_000 },
    );

  test('text typed between a change and the end of hydration is kept, and so is the focus', async () => {
    const container = await openPublished(contactPage);
    const user = userEvent.setup();
    await user.click(input('name'));
    await user.keyboard('Ada');
    hydratePage(contactPage, container);
    foreignChanges['an element behind each field']?.(container);
    input('name').value += ' Example';
    await untilLive('form');
    expect(field('Name')).toHaveValue('Ada Example');
    expect(field('Name')).toHaveFocus();
  });

  test('an open menu stays open when its header is changed before hydration', async () => {
    const container = await openPublished(contactPage);
    const menu = part('header details');
    menu.setAttribute('open', '');
    part('header summary').focus();
    // After a press on a button the content hydrates at once and the header a moment later.
    part('form button').setAttribute('aria-busy', 'true');
    hydratePage(contactPage, container);
    expect(isLive('form')).toBe(true);
    expect(isLive('header')).toBe(false);
    addWord(part('header'));
    await untilLive('header');
    expect(menu).not.toBeInTheDocument();
    expect(part('header details')).toHaveAttribute('open');
    expect(part('header summary')).toHaveFocus();
  });
});

const translations = changes.filter(([what]) => what.includes('translation'));

test.each(translations)(
  '%s, once the page is live: an answer changed since the build replaces the old one',
  async (_what, change) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const allfaqs = entries(2).map(({ _id, createdAt }) => ({
      _id,
      createdAt,
      question: 'Is this new?',
      description: '<p><strong>Another</strong> answer.</p>',
    }));
    const body = { allfaqs, pagination: { total: 2 } };
    network({ '/api/faq/allfaqs': [asked.then(() => ({ status: 200, body }))] });
    const page = <FaqView built={entries(2)} />;
    const container = await openPublished(page);
    await bringToLife(page, container);
    change(container);
    error.mockClear();
    await act(async () => {
      answer();
      await asked;
    });
    expect(await screen.findAllByText('Is this new?')).toHaveLength(2);
    expect(screen.getAllByText('Another')).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  },
);

test.each(translations)(
  '%s, once the page is live: an element added before a text is shown',
  (_what, change) => {
    const note = (isNew: boolean) => (
      <p>
        {isNew && <strong>New:</strong>}
        An answer.
      </p>
    );
    const { container, rerender } = render(note(false));
    change(container);
    error.mockClear();
    rerender(note(true));
    expect(screen.getByText('New:')).toBeVisible();
    expect(error).not.toHaveBeenCalled();
  },
);

test.each(translations)(
  '%s, before and after the page is live: the form works as usual',
  async (_what, change) => {
    const container = await openPublished(contactPage);
    const user = userEvent.setup();
    change(container);
    await bringToLife(contactPage, container);
    const button = part('form [type="submit"]');
    change(container);
    error.mockClear();
    await user.click(button);
    expect(await screen.findByText('Please fill all the fields')).toBeVisible();
    change(container);
    for (const name of ['name', 'phone', 'subject', 'message']) input(name).value = 'Words';
    await user.type(input('email'), 'ada@example.com');
    await user.click(button);
    // The alert is replaced by that of the captcha.
    expect(await screen.findByText('Please confirm your not a robot.')).toBeVisible();
    expect(error).not.toHaveBeenCalled();
  },
);
