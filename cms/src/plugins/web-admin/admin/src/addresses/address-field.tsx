import { Field } from '@strapi/design-system';
import { useState } from 'react';
import { isBlank, limits } from '../../../api';
import { useBlogAddress } from './use-blog-address';

interface AddressFieldProps {
  /** The id of the edited blog; absent for a new one. */
  id?: string | undefined;
  title: string;
  /** What was typed; empty while the address comes from the title. */
  value: string;
  onChange: (slug: string) => void;
}

const path = (slug: string) => `/blog/${slug}`;

/** The address of an article: suggested from its title until it is typed, and checked while it is typed. */
export function AddressField({ id, title, value, onChange }: AddressFieldProps) {
  const [typed, setTyped] = useState<string>();
  // That an article's own address is free goes without saying.
  const [own] = useState(id === undefined ? '' : value);
  const isAutomatic = value === '';
  const suggestion = useBlogAddress(
    isAutomatic && !isBlank(title) ? { title, ...(id && { id }) } : undefined,
  );
  const checked = useBlogAddress(isAutomatic ? undefined : { slug: value, ...(id && { id }) });
  const shown = typed ?? (isAutomatic ? (suggestion?.slug ?? '') : value);
  const state = checked?.state;
  const isWrong = state === 'taken' || state === 'invalid';

  const hint = () => {
    if (isAutomatic)
      return shown === '' ? 'It follows the title.' : `${path(shown)}, from the title.`;
    if (checked === undefined || value === own) return checked?.message ?? path(value);
    return checked.message ?? `${path(value)} is free.`;
  };

  return (
    <Field.Root
      name="slug"
      hint={isWrong ? undefined : hint()}
      error={isWrong ? (checked?.message ?? false) : false}
    >
      <Field.Label>Address</Field.Label>
      <Field.Input
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        startAction={<span aria-hidden>/blog/</span>}
        value={shown}
        maxLength={limits.slug}
        onChange={(event) => {
          const slug = event.target.value;
          setTyped(slug);
          onChange(slug.trim());
        }}
        onBlur={() => {
          setTyped(undefined);
        }}
      />
      <div role="status">
        <Field.Hint />
      </div>
      <Field.Error />
    </Field.Root>
  );
}
