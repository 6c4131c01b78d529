import { Box, Button } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef } from 'react';
import { Link, Route, Routes, useMatch, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formNamed } from '../../../api';
import { useMay } from '../requests/use-may';
import { screenAddress } from '../shell/menu';
import { screenTitles } from '../texts';
import { LowHeader } from '../strapi/low-header';
import { Screen, ScreenAlert } from '../ui/screen';
import { withValues } from '../ui/table/address';
import { useSelection } from '../ui/table/selection';
import { listAddress, viewOf } from './address';
import { BulkBar } from './bulk/bulk-bar';
import { UndoBar } from './bulk/undo-bar';
import { useChanges } from './bulk/use-changes';
import { KeyboardHelp } from './help';
import { InboxHead } from './inbox-head';
import { LeadCommandContext } from './keyboard';
import { LeadPane } from './lead/lead-pane';
import { isAtRest } from './list/at-rest';
import { LeadList } from './list/lead-list';
import { focusLead } from './list/row-focus';
import { useInboxList } from './list/use-inbox-list';
import { clockOf } from './summary/reading';
import { useInbox } from './summary/summary-context';
import { arrivedText } from './texts';
import { useInboxKeys } from './use-inbox-keys';
import { useOwners } from './use-owners';
import { useWide } from './use-wide';

const Split = styled.div`
  align-items: start;
  display: grid;
  gap: ${({ theme }) => theme.spaces[4]};
  grid-template-columns: minmax(0, 1fr);

  &[data-split='true'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

// Scrolls by itself, so that it stays beside the list.
const Pane = styled.section`
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  margin-top: ${({ theme }) => theme.spaces[2]};
  padding: ${({ theme }) => theme.spaces[4]};

  [data-split='true'] > & {
    max-height: calc(100dvh - 7.2rem);
    overflow-y: auto;
    position: sticky;
    top: 5.6rem;
  }
`;

const BackLink = styled(Link)`
  align-items: center;
  color: ${({ theme }) => theme.colors.primary700};
  display: inline-flex;
  font-size: 1.4rem;
  gap: ${({ theme }) => theme.spaces[1]};
  margin-bottom: ${({ theme }) => theme.spaces[3]};
  min-height: 2.4rem;
`;

/** The lead that the address names, if it names one. */
function useOpenLead() {
  const { form: name, id } = useMatch(`${screenAddress('leads')}/:form/:id`)?.params ?? {};
  const form = formNamed(name);
  return form === undefined || id === undefined ? undefined : { form, _id: id };
}

/** The leads of both forms: the list, and the lead that the address names beside it or in its place. */
export default function Inbox() {
  const [address, setAddress] = useSearchParams();
  const ownId = useAuth('WebAdmin', ({ user }) => (user ? Number(user.id) : undefined));
  const mayWork = useMay('leads.work');
  const owners = useOwners();
  const { reading, refresh: refreshSummary } = useInbox();
  const open = useOpenLead();
  const isWide = useWide();
  const isListShown = isWide || open === undefined;

  const region = useRef<HTMLDivElement>(null);
  const rowsRef = useRef<HTMLUListElement>(null);
  const selectedCount = useRef(0);
  const mayMove = useCallback(() => selectedCount.current === 0 && isAtRest(rowsRef.current), []);
  const page = useInboxList(mayMove);
  const { follow: followList, url } = page;
  const follow = useCallback(() => {
    followList();
    refreshSummary();
  }, [followList, refreshSummary]);

  const changes = useChanges(follow);
  const rows = page.rows.filter(({ _id }) => !changes.removed.has(_id));
  const selection = useSelection(rows, url);
  const selected = selection.rows;
  useEffect(() => {
    selectedCount.current = selected.length;
  }, [selected.length]);

  const { commands, help, openHelp } = useInboxKeys({
    rows,
    region,
    rowsRef,
    open,
    ownId,
    mayWork,
    changes,
    onToggle: selection.toggle,
  });

  const openId = open?._id;
  const lastOpenId = useRef(openId);
  useEffect(() => {
    // Back from a lead, its row has the focus again.
    if (openId === undefined && lastOpenId.current !== undefined) {
      focusLead(region.current, lastOpenId.current);
    }
    lastOpenId.current = openId;
  }, [openId]);

  /** After it, the selection and its buttons are gone. */
  const doWithSelected = (act: () => void) => {
    act();
    selection.clear();
    // A menu returns the focus to its button first.
    setTimeout(() => region.current?.focus({ preventScroll: true }));
  };

  const { waiting } = page;
  const notice = waiting.fresh + waiting.others > 0 && (
    <Button
      variant="secondary"
      size="S"
      onClick={() => {
        region.current?.focus();
        setAddress(withValues(address, {}));
        follow();
      }}
    >
      {`${arrivedText(waiting)} – Show`}
    </Button>
  );

  return (
    <LeadCommandContext.Provider value={commands}>
      {/* So that nine leads fit a window of 800 pixels. */}
      <LowHeader>
        <Screen title={screenTitles.leads}>
          <Layouts.Content>
            <Box hidden={!isListShown}>
              {/* Beside an open lead, the list is too narrow for it: it would push the rows down. */}
              <InboxHead
                owners={owners}
                ownId={ownId}
                notice={isWide && notice}
                onHelp={openHelp}
              />
            </Box>
            <ScreenAlert text={changes.alert} onClose={changes.dismissAlert} />
            <Split data-split={isWide && open !== undefined}>
              <Box hidden={!isListShown}>
                <LeadList
                  page={page}
                  rows={rows}
                  selection={mayWork ? selection : undefined}
                  actions={
                    <BulkBar
                      suspected={viewOf(address) === 'suspected'}
                      owners={owners}
                      ownId={ownId}
                      onStep={(step) => {
                        doWithSelected(() => {
                          changes.take(selected, step);
                        });
                      }}
                      onDelete={() => {
                        doWithSelected(() => {
                          changes.remove(selected);
                        });
                      }}
                    />
                  }
                  clock={clockOf(reading)}
                  ownId={ownId}
                  openId={openId}
                  region={region}
                  rowsRef={rowsRef}
                  notice={!isWide && notice}
                />
              </Box>
              {open && (
                <Pane aria-label="Lead" tabIndex={-1}>
                  <BackLink to={listAddress(address)}>
                    <ArrowLeft aria-hidden width="1.6rem" height="1.6rem" />
                    {isWide ? 'Close the lead' : 'Back to the list'}
                  </BackLink>
                  <Routes>
                    <Route path=":form/:id" element={<LeadPane key={openId} />} />
                  </Routes>
                </Pane>
              )}
            </Split>
            <UndoBar changes={changes} />
            <KeyboardHelp {...help} />
          </Layouts.Content>
        </Screen>
      </LowHeader>
    </LeadCommandContext.Provider>
  );
}
