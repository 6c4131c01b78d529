import { useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leadLists, notSpamPath, type ListedLead } from '../../../api';
import { useMay } from '../requests/use-may';
import { ScreenAlert } from '../ui/screen';
import { WrappedText } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import type { Row } from '../ui/table/selection';
import { useList, type List } from '../ui/table/use-list';
import { useRowAction, type RowAction } from '../ui/table/use-row-action';
import type { Noun } from '../ui/wording';
import { isSuspected, suspectedNoun } from './suspected';
import { leadName, notSpamText, suspicionTexts, type NamedLead } from './texts';

type Lead = ListedLead<Row & NamedLead>;

/** The lists in the panel's own API, and the permission that moves a lead out of the suspected ones. */
const permissions = { contacts: 'contact.update', demoRequests: 'demo-request.update' } as const;

type ListName = keyof typeof leadLists;

/** Moves leads out of the suspected ones. */
function useNotSpam<T extends Lead>(
  name: ListName,
  list: List<T>,
  region: RefObject<HTMLElement>,
): RowAction<T> {
  return useRowAction<T>({
    urlOf: ({ _id }) => notSpamPath(name, _id),
    nameOf: leadName,
    doneText: (lead) => notSpamText(leadName(lead)),
    notDone: 'is still suspected',
    list,
    region,
  });
}

/** Why a lead may be spam. */
const suspicionColumn: Column<Lead> = {
  name: 'suspicion',
  label: 'Why suspected',
  cell: ({ suspicion }) =>
    suspicion !== undefined && <WrappedText width="18rem">{suspicionTexts[suspicion]}</WrappedText>,
};

/** View, where there is one, and Not spam. */
const actionColumn = <T extends Lead>(
  notSpam: RowAction<T>,
  view: Column<T> | undefined,
): Column<T> => ({
  name: 'actions',
  label: 'Actions',
  actions: true,
  labelHidden: true,
  cell: (lead) => (
    <RowButtons stacked>
      {view?.cell(lead)}
      <RowButton
        label="Not spam"
        name={leadName(lead)}
        busy={notSpam.busy}
        onClick={() => {
          notSpam.run(lead);
        }}
      />
    </RowButtons>
  ),
});

interface LeadListProps<T extends Lead> {
  name: ListName;
  /** The title of the screen. */
  title: string;
  noun: Noun;
  /** The names of the list's filters. */
  filters: readonly string[];
  columns: readonly Column<T>[];
  /** The View action, where the table does not show all of a lead. */
  view?: Column<T>;
}

/** The leads of one form: those that may be spam, or the others, as the address says. */
export function LeadList<T extends Lead>(props: LeadListProps<T>) {
  const { name, title, noun, filters, columns, view } = props;
  const [address] = useSearchParams();
  const suspected = isSuspected(address);
  const list = useList<T>(leadLists[name], filters);
  const region = useRef<HTMLDivElement>(null);
  const notSpam = useNotSpam(name, list, region);
  const mayUpdate = useMay(permissions[name]);

  const viewColumns = view ? [view] : [];
  const lastColumns = suspected
    ? [suspicionColumn, ...(mayUpdate ? [actionColumn(notSpam, view)] : viewColumns)]
    : viewColumns;
  return (
    <>
      <ScreenAlert text={notSpam.alert} onClose={notSpam.dismissAlert} />
      <ListView
        list={list}
        title={title}
        noun={suspected ? suspectedNoun(noun) : noun}
        columns={[...columns, ...lastColumns]}
        tableRef={region}
      />
    </>
  );
}
