import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Actor, leadStates, type WorkedLead } from '../../../../api';
import { stateNames } from '../texts';
import type { Change, LeadWork } from './use-lead';

const Row = styled.div`
  align-items: end;
  display: grid;
  gap: ${({ theme }) => theme.spaces[3]};
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
`;

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  /** The version of the lead on the screen. */
  version: string;
  onChoose: (value: string, version: string) => void;
}

/** A choice whose call says which version the admin saw: the one of the moment when it was opened. */
function Choice(props: ChoiceProps) {
  const { name, label, value, options, version, onChoose } = props;
  const [seen, setSeen] = useState(version);
  return (
    <Field.Root name={name} data-field={name}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        size="S"
        value={value}
        onOpenChange={(open) => {
          if (open) setSeen(version);
        }}
        onChange={(chosen) => {
          if (String(chosen) !== value) onChoose(String(chosen), seen);
        }}
      >
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

/** The lead as it will be after a change that is on its way. */
const stateOf = (lead: WorkedLead, pending: Change | undefined) =>
  pending && 'state' in pending ? pending.state : lead.state;
const ownerOf = (lead: WorkedLead, pending: Change | undefined) =>
  pending && 'owner' in pending ? pending.owner : (lead.owner?.id ?? 0);

interface WorkFieldsProps {
  lead: WorkedLead;
  work: Pick<LeadWork, 'pending' | 'change'>;
  /** Who can own it. */
  owners: readonly Actor[];
  /** The account of this admin. */
  ownId: number | undefined;
}

/** State and owner of a lead. */
export function WorkFields({ lead, work, owners: known, ownId }: WorkFieldsProps) {
  const { pending, change } = work;
  const row = useRef<HTMLDivElement>(null);
  const owner = ownerOf(lead, pending);
  // The list may not have loaded, and an owner may no longer be in it.
  const isKnown = lead.owner === null || known.some(({ id }) => id === lead.owner?.id);
  const owners = [...known, ...(isKnown || lead.owner === null ? [] : [lead.owner])];
  return (
    <Row ref={row}>
      <Choice
        name="state"
        label="State"
        value={stateOf(lead, pending)}
        version={lead.version}
        options={leadStates.map((state) => ({ value: state, text: stateNames[state] }))}
        onChoose={(value, version) => {
          const state = leadStates.find((each) => each === value);
          if (state !== undefined) void change({ state }, version);
        }}
      />
      <Choice
        name="owner"
        label="Owner"
        value={String(owner)}
        version={lead.version}
        options={[
          { value: '0', text: 'Nobody' },
          ...owners.map(({ id, name }) => ({
            value: String(id),
            text: id === ownId ? `${name} (you)` : name,
          })),
        ]}
        onChoose={(value, version) => void change({ owner: Number(value) }, version)}
      />
      {ownId !== undefined && owner !== ownId && (
        <Flex>
          <Button
            variant="secondary"
            size="S"
            onClick={() => {
              // The button goes with the choice.
              row.current
                ?.querySelector<HTMLElement>('[data-field="owner"] [role="combobox"]')
                ?.focus();
              void change({ owner: ownId }, lead.version);
            }}
          >
            Assign to me
          </Button>
        </Flex>
      )}
    </Row>
  );
}
