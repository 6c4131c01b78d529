import { Field, Typography } from '@strapi/design-system';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { linkAddress, type LinkTarget } from '../../../../api';
import { useLinkTargets } from '../../addresses/use-link-targets';
import { counted } from '../../ui/wording';

const List = styled.ul`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  max-height: 24rem;
  overflow-y: auto;
`;

const Option = styled.li<{ $active: boolean }>`
  background: ${({ theme, $active }) => ($active ? theme.colors.primary100 : 'transparent')};
  box-shadow: inset ${({ $active }) => ($active ? '0.3rem' : '0')} 0 0
    ${({ theme }) => theme.colors.primary600};
  cursor: pointer;
  overflow-wrap: anywhere;
  padding: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[4]};
  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;

const kindNames = {
  page: 'Page',
  article: 'Article',
  faq: 'FAQ',
} as const satisfies Record<LinkTarget['kind'], string>;

/** Whether a text is an address already, so that there is nothing to search for. */
const isForeign = (text: string): boolean => {
  const address = linkAddress(text);
  return address !== undefined && !address.startsWith('/');
};

interface LinkFieldProps {
  value: string;
  onChange: (text: string) => void;
  onPick: (target: LinkTarget) => void;
  /** The name of what was picked, while the address is its. */
  picked: string | undefined;
  error: string | undefined;
}

/** The address of a link: typed, or that of a page, article or question of the site, which is searched for while typing. */
export function LinkField({ value, onChange, onPick, picked, error }: LinkFieldProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = value.trim();
  const found = useLinkTargets(open && !isForeign(search) ? search : undefined);
  const targets = open ? (found?.targets ?? []) : [];
  const shown = targets.length > 0;
  const optionId = (index: number) => `${listId}-${String(index)}`;

  const pick = (target: LinkTarget) => {
    setOpen(false);
    setActive(-1);
    onPick(target);
  };

  const move = (to: number) => {
    const next = (to + targets.length) % targets.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = targets[active];
    if (event.key === 'ArrowDown' && !open) {
      setOpen(true);
    } else if (event.key === 'ArrowDown' && shown) {
      move(active + 1);
    } else if (event.key === 'ArrowUp' && shown) {
      move(active < 0 ? targets.length - 1 : active - 1);
    } else if (event.key === 'Enter' && chosen) {
      pick(chosen);
    } else if (event.key === 'Escape' && shown) {
      setOpen(false);
      setActive(-1);
    } else {
      return;
    }
    // Enter does not submit, Escape does not close the dialog.
    event.preventDefault();
    event.stopPropagation();
  };

  const status = () => {
    if (found === undefined) return '';
    if (found.failed) return 'The search failed. Type an address.';
    return shown
      ? `${counted(targets.length, { one: 'match', many: 'matches' })}. Choose with the arrow keys.`
      : 'Nothing on the site matches.';
  };

  return (
    <>
      <Field.Root
        id="link-address"
        error={error ?? false}
        hint={
          picked === undefined
            ? 'Search pages, articles and FAQs, or type an address.'
            : `Leads to “${picked}”.`
        }
      >
        <Field.Label>Address</Field.Label>
        <Field.Input
          type="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && shown ? optionId(active) : undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="www.example.com"
          value={value}
          onChange={(event) => {
            setOpen(true);
            setActive(-1);
            onChange(event.target.value);
          }}
          onKeyDownCapture={onKeyDown}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Typography role="status" variant="pi" textColor="neutral600">
        {status()}
      </Typography>
      <List id={listId} role="listbox" aria-label="On the site" hidden={!shown}>
        {targets.map((target, index) => (
          // The keys are those of the field.
          <Option
            key={target._id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            $active={index === active}
            onMouseDown={(event) => {
              // The field keeps the focus.
              event.preventDefault();
            }}
            onClick={() => {
              pick(target);
            }}
          >
            <Typography tag="div" dir="auto" textColor="neutral800">
              {target.name}
            </Typography>
            <Typography tag="div" variant="pi" textColor="neutral600">
              {`${kindNames[target.kind]} · ${target.path}`}
            </Typography>
          </Option>
        ))}
      </List>
    </>
  );
}
