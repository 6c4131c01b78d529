import { Combobox, ComboboxOption, Field, Flex, Radio, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { beforeCombobox } from '../ui/forms/combobox-keys';
import type { LeftAddress } from './left-address';
import { useLinkTargets } from './use-link-targets';

const Target = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface LeftAddressFieldProps {
  /** How many articles are asked about. */
  count: number;
  /** Whether others, whose addresses stay as they are, leave with them. */
  withOthers?: boolean;
  value: LeftAddress;
  /** A sentence about the address that was typed. */
  problem: string | undefined;
  onChange: (value: LeftAddress) => void;
}

function subject(one: boolean, withOthers: boolean): string {
  if (withOthers)
    return one ? 'the address of the one on the site' : 'the addresses of those on the site';
  return one ? 'its address' : 'their addresses';
}

/** Asks what the addresses of articles answer that leave the site. */
export function LeftAddressField({
  count,
  withOthers = false,
  value,
  problem,
  onChange,
}: LeftAddressFieldProps) {
  const { gone, to } = value;
  const labelId = useId();
  const [open, setOpen] = useState(false);
  const found = useLinkTargets(gone ? undefined : to.trim());
  // A question has no page of its own.
  const targets = (found?.targets ?? []).filter(({ kind }) => kind !== 'faq');
  const one = count === 1;

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography id={labelId} variant="pi" fontWeight="bold" textColor="neutral800">
        {`From then on, ${subject(one, withOthers)}`}
      </Typography>
      <Radio.Group
        aria-labelledby={labelId}
        value={gone ? 'gone' : 'leads'}
        onValueChange={(chosen) => {
          onChange({ gone: chosen === 'gone', to });
        }}
      >
        <Radio.Item value="gone">
          {one ? 'Says that the page is gone' : 'Say that the page is gone'}
        </Radio.Item>
        <Radio.Item value="leads">
          {one ? 'Leads to another page' : 'Lead to another page'}
        </Radio.Item>
      </Radio.Group>
      {!gone && (
        <Field.Root
          name="left-address"
          error={problem ?? false}
          onKeyDownCapture={beforeCombobox(open, () => {
            setOpen(false);
          })}
          hint="A page of this site, such as /about, or an article that is on it."
        >
          <Field.Label>Page</Field.Label>
          <Combobox
            allowCustomValue
            dir="ltr"
            // The list holds what fits, by titles too, which the combobox itself would not look at.
            autocomplete="none"
            aria-autocomplete="list"
            autoCapitalize="none"
            spellCheck={false}
            open={open}
            onOpenChange={setOpen}
            placeholder="Type a title or an address"
            maxLength={2_000}
            value={to}
            textValue={to}
            onTextValueChange={(next) => {
              onChange({ gone, to: next });
            }}
            loading={found === undefined}
            noOptionsMessage={() => 'No page has this in its address or title'}
          >
            {targets.map(({ path, name }) => (
              <ComboboxOption key={path} value={path} textValue={path}>
                <Target dir="auto">{name}</Target>
                <Target dir="ltr">{path}</Target>
              </ComboboxOption>
            ))}
          </Combobox>
          <Field.Hint />
          <Field.Error />
        </Field.Root>
      )}
    </Flex>
  );
}
