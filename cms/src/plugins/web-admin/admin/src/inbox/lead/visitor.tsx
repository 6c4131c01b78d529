import { IconButton } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type LeadField, leadFields, type WorkedLead } from '../../../../api';
import { addressHref, telHref } from './mailto';
import { ProgramLink, Typed } from './parts';

const Fields = styled.dl`
  display: grid;
  gap: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]}`};
  grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr);

  dt {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.3rem;
    line-height: 1.6;
  }
  dd {
    align-items: center;
    color: ${({ theme }) => theme.colors.neutral800};
    display: flex;
    font-size: 1.4rem;
    gap: ${({ theme }) => theme.spaces[1]};
    line-height: 1.5;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

function CopyButton({ email }: { email: string }) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  return (
    <IconButton
      size="XS"
      variant="ghost"
      label="Copy the e-mail address"
      onClick={() => {
        void copy(email).then((copied) => {
          toggleNotification(
            copied
              ? { type: 'success', message: 'The e-mail address was copied.' }
              : { type: 'danger', message: 'The browser did not allow copying.' },
          );
        });
      }}
    >
      <Duplicate />
    </IconButton>
  );
}

function Email({ email }: { email: string }) {
  const href = addressHref(email);
  return (
    <>
      {href === undefined ? <bdi>{email}</bdi> : <ProgramLink href={href}>{email}</ProgramLink>}
      <CopyButton email={email} />
    </>
  );
}

function Phone({ phone }: { phone: string }) {
  const href = telHref(phone);
  return href === undefined ? <bdi>{phone}</bdi> : <ProgramLink href={href}>{phone}</ProgramLink>;
}

function valueOf(kind: LeadField['kind'], value: string): ReactNode {
  if (value === '') return '–';
  if (kind === 'email') return <Email email={value} />;
  if (kind === 'phone') return <Phone phone={value} />;
  return kind === 'lines' ? <Typed>{value}</Typed> : <bdi>{value}</bdi>;
}

/** All that the visitor wrote. */
export function Visitor({ lead }: { lead: WorkedLead }) {
  return (
    <Fields>
      {Object.entries<LeadField>(leadFields[lead.form]).map(([name, { label, kind }]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{valueOf(kind, lead.fields[name] ?? '')}</dd>
        </div>
      ))}
    </Fields>
  );
}
