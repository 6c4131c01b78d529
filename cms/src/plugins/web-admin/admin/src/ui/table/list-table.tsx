import { Box, Th, Typography, VisuallyHidden } from '@strapi/design-system';
import { Table } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { sortedBy } from './address';
import { WrappedText } from './cell-text';
import type { Row, Selection } from './selection';
import { SelectBox, SortButton } from './table-controls';

export interface Column<T> {
  /** Its name in the address, where the list can be sorted by it. */
  name: string;
  label: string;
  sortable?: boolean;
  /** A column of buttons. It stays in sight, however wide the table is. */
  actions?: boolean;
  /** Of a column of buttons: its label is for screen readers only. */
  labelHidden?: boolean;
  /** At most; a text that is longer is cut, or goes on below. */
  width?: string;
  wraps?: boolean;
  cell: (row: T) => ReactNode;
}

interface ListTableProps<T extends Row> {
  columns: readonly Column<T>[];
  rows: readonly T[];
  loading: boolean;
  loadingText: string;
  /** What to say when there is no row. */
  emptyText: string;
  /** Absent where rows cannot be selected. */
  selection?: Selection<T> | undefined;
  /** What a row is called by the checkbox that selects it. */
  nameOf?: (row: T) => string;
}

// The table scrolls sideways where it is wider than its place.
const Frame = styled.div`
  [data-actions] {
    background: ${({ theme }) => theme.colors.neutral0};
    /* At the frame's edge: nothing of the other columns shows beside it, in the padding. */
    inset-inline-end: -${({ theme }) => theme.spaces[6]};
    position: sticky;
    z-index: 1;
  }
  /* What takes the focus is not hidden below it. */
  div:has(> table) {
    scroll-padding-inline-end: 14rem;
  }
`;

/** Marks the cells of a column of buttons. */
const marked = (actions: boolean | undefined) => (actions === true ? { 'data-actions': '' } : {});

const selectColumn = { name: 'select', label: 'Select' };

/** A page of a list, one entry a row. */
export function ListTable<T extends Row>({
  columns,
  rows,
  loading,
  loadingText,
  emptyText,
  selection,
  nameOf = ({ _id }) => _id,
}: ListTableProps<T>) {
  const [address] = useSearchParams();
  const headers = selection === undefined ? [...columns] : [selectColumn, ...columns];
  return (
    <Table.Root
      rows={rows.map((row) => ({ id: row._id }))}
      headers={headers.map(({ name, label }) => ({ name, label }))}
      isLoading={loading}
    >
      <Frame>
        <Table.Content>
          <Table.Head>
            {/* Neither Table.HeaderCell nor Table.HeaderCheckboxCell: to a screen reader they are no column headers. */}
            {selection && (
              <Th role="columnheader">
                <SelectBox
                  label="Select all rows of this page"
                  checked={selection.all}
                  onChange={selection.toggleAll}
                />
              </Th>
            )}
            {columns.map(({ name, label, sortable, actions, labelHidden }) =>
              sortable === true ? (
                <Th key={name} role="columnheader" aria-sort={sortedBy(address, name)}>
                  <SortButton column={name} label={label} />
                </Th>
              ) : (
                <Th key={name} role="columnheader" {...marked(actions)}>
                  {labelHidden === true ? (
                    <VisuallyHidden>{label}</VisuallyHidden>
                  ) : (
                    <Typography variant="sigma" textColor="neutral600">
                      {label}
                    </Typography>
                  )}
                </Th>
              ),
            )}
          </Table.Head>
          <Table.Loading>{loadingText}</Table.Loading>
          <Table.Empty content={emptyText} />
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row._id}>
                {selection && (
                  <Table.Cell>
                    <SelectBox
                      label={`Select “${nameOf(row)}”`}
                      checked={selection.has(row)}
                      onChange={() => {
                        selection.toggle(row);
                      }}
                    />
                  </Table.Cell>
                )}
                {columns.map(({ name, width, wraps, actions, cell }) => {
                  const content = cell(row);
                  return (
                    <Table.Cell key={name} {...marked(actions)}>
                      <Box maxWidth={width}>
                        <Typography
                          textColor="neutral800"
                          tag="div"
                          ellipsis={width !== undefined}
                          // Its letters say how a text runs, and on which side it is cut.
                          dir={typeof content === 'string' ? 'auto' : undefined}
                        >
                          {wraps === true ? (
                            <WrappedText width="max-content" maxWidth={width}>
                              {content}
                            </WrappedText>
                          ) : (
                            content
                          )}
                        </Typography>
                      </Box>
                    </Table.Cell>
                  );
                })}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Content>
      </Frame>
    </Table.Root>
  );
}
