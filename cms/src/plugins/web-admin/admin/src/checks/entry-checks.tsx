import { Typography, VisuallyHidden } from '@strapi/design-system';
import { CaretDown, CheckCircle, WarningCircle } from '@strapi/icons';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { findFindings, isBlank, type CheckedEntry, type FindingPlace } from '../../../api';
import { useSettled } from '../ui/use-settled';
import { counted } from '../ui/wording';
import { useLinkStates } from './use-link-states';
import { useWidths } from './use-widths';

const Frame = styled.div<{ $found: boolean }>`
  background: ${({ theme, $found }) => ($found ? theme.colors.warning100 : theme.colors.neutral100)};
  border: 1px solid
    ${({ theme, $found }) => ($found ? theme.colors.warning200 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  padding: ${({ theme }) => theme.spaces[3]} ${({ theme }) => theme.spaces[4]};
`;

const Plain = styled.button`
  align-items: center;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  cursor: pointer;
  font: inherit;
  padding: 0;
  text-align: start;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const Head = styled(Plain)`
  display: flex;
  gap: ${({ theme }) => theme.spaces[2]};
  min-height: 2.4rem;
  width: 100%;
`;

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.spaces[2]};
`;

const Sign = styled.span<{ $found: boolean }>`
  display: inline-flex;
  flex-shrink: 0;
  svg path {
    fill: ${({ theme, $found }) => ($found ? theme.colors.warning600 : theme.colors.success600)};
  }
`;

const Caret = styled(CaretDown)<{ $open: boolean }>`
  flex-shrink: 0;
  margin-inline-start: auto;
  transform: ${({ $open }) => ($open ? 'rotate(180deg)' : 'none')};
`;

const List = styled.ul`
  list-style: disc;
  padding-block-start: ${({ theme }) => theme.spaces[2]};
  padding-inline-start: ${({ theme }) => theme.spaces[5]};
  li::marker {
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

const Go = styled(Plain)`
  overflow-wrap: anywhere;
  padding-block: 0.4rem;
  text-decoration: underline;
  text-decoration-color: ${({ theme }) => theme.colors.neutral500};
  text-underline-offset: 0.3rem;
  /* The mark of the item stands beside the first line. */
  vertical-align: top;
`;

/** How many findings a form has, as the head of their list. */
const findingsText = (count: number): string =>
  count === 0
    ? 'Checked: nothing that readers would stumble over.'
    : `${counted(count, { one: 'thing', many: 'things' })} that readers may stumble over`;

/** How long nothing is typed before the form is checked. */
const pauseMs = 800;

interface EntryChecksProps {
  /** The same object until one of its fields changes. */
  entry: CheckedEntry;
  /** Leads to what was found. */
  onGo: (place: FindingPlace) => void;
}

/** What readers may stumble over in the entry of a form, while it is written. It keeps nobody from publishing. */
export function EntryChecks({ entry, onGo }: EntryChecksProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const checked = useSettled(entry, pauseMs);
  const states = useLinkStates(checked);
  const widthOf = useWidths(checked);
  const findings = useMemo(
    () => findFindings(checked, { linkState: (address) => states[address], widthOf }),
    [checked, states, widthOf],
  );
  const { title, description, images } = checked;
  if (isBlank(title) && description === '' && images.length === 0) return null;
  const count = findings.length;
  const text = findingsText(count);

  return (
    <Frame $found={count > 0}>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {count === 0 ? (
        <Row aria-hidden>
          <Sign $found={false}>
            <CheckCircle />
          </Sign>
          <Typography textColor="neutral800">{text}</Typography>
        </Row>
      ) : (
        <>
          <Head
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open);
            }}
          >
            <Sign $found>
              <WarningCircle aria-hidden />
            </Sign>
            <Typography fontWeight="bold" textColor="neutral800">
              {text}
            </Typography>
            <Caret aria-hidden $open={open} />
          </Head>
          <List id={id} hidden={!open}>
            {findings.map((finding, index) => (
              <li key={`${String(index)} ${finding.text}`}>
                <Go
                  type="button"
                  onClick={() => {
                    onGo(finding.place);
                  }}
                >
                  <Typography textColor="neutral800">{finding.text}</Typography>
                </Go>
              </li>
            ))}
          </List>
        </>
      )}
    </Frame>
  );
}
