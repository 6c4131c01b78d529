import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button, ButtonLink } from '../../../src/ui/primitives/Button';
import { MoreLink } from '../../../src/ui/primitives/MoreLink';
import { PageHead } from '../../../src/ui/page/PageHead';
import { RowLink } from '../../../src/ui/primitives/RowLink';
import { Section } from '../../../src/ui/page/Section';

test('a button does not submit its form by default', async () => {
  const submit = jest.fn((event: FormEvent) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test.each(['/contact', 'tel:555-0142', 'https://example.com/x', '#top'])(
  'a button link leads to %s',
  (address) => {
    render(<ButtonLink to={address}>Go</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', address);
  },
);

test('a page head has a breadcrumb with the page itself as the last step', () => {
  render(
    <PageHead
      crumbs={[{ label: 'Home', to: '/' }, { label: 'FAQ' }]}
      title="Good questions"
      lead="And their answers."
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Good questions' })).toBeInTheDocument();
  expect(screen.getByText('And their answers.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('FAQ')).toHaveAttribute('aria-current', 'page');
});

test('a section is a region named by its heading, even if the heading is hidden', () => {
  render(
    <Section title="All questions" titleHidden>
      Questions
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'All questions' })).toHaveTextContent('Questions');
});

test.each(['Workday', 'Reorg Chart Modelling', 'Release management '])(
  'a link with an arrow is named by its words: %s',
  (words) => {
    render(
      <>
        <MoreLink to="/tools">{words}</MoreLink>
        <RowLink to="/tools">{words}</RowLink>
        <RowLink to="/tools" arrow={false}>
          {words}
        </RowLink>
      </>,
    );
    expect(screen.getAllByRole('link', { name: words.trim() })).toHaveLength(3);
  },
);
