import { Box, Th, Typography, VisuallyHidden } from '@strapi/design-system';
import { Table } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { sortedBy } from './address';
import { WrappedText } from './cell-text';
import type { Row, Selection } from './selection';
import { SelectBox, SortButton } from './table-controls';

export interface Column<T> {
  /** Its name in the address, if the list can be sorted by it. */
  name: string;
  label: string;
  sortable?: boolean;
  /** A column of buttons. It stays in sight while the table scrolls. */
  actions?: boolean;
  /** Left out on a phone. */
  wide?: boolean;
  /** For a column of buttons: only screen readers get its label. */
  labelHidden?: boolean;
  /** The maximum width. A longer text is cut, or wraps. */
  width?: string | undefined;
  wraps?: boolean;
  cell: (row: T) => ReactNode;
}

interface ListTableProps<T extends Row> {
  columns: readonly Column<T>[];
  /** On a phone, the cells of a row stand below each other. */
  stacked?: boolean | undefined;
  rows: readonly T[];
  loading: boolean;
  loadingText: string;
  /** The message when there is no row. */
  emptyText: string;
  /** Absent where rows cannot be selected. */
  selection?: Selection<T> | undefined;
  /** The name of a row, for the checkbox that selects it. */
  nameOf?: ((row: T) => string) | undefined;
}

// The roles of the parts of a table stay, as the browser has them. Its head is only read out.
const stackedOnPhone = css`
  @media (max-width: 48rem) {
    table,
    tbody,
    tr,
    td {
      display: block;
      height: auto;
      width: auto;
    }
    thead {
      clip-path: inset(50%);
      display: block;
      height: 1px;
      overflow: hidden;
      position: absolute;
      width: 1px;
    }
    tr {
      padding-block: ${({ theme }) => theme.spaces[3]};
    }
    td {
      padding-block: ${({ theme }) => theme.spaces[1]};
    }
  }
`;

// A table that is wider than its place scrolls sideways, unless its cells stand below each other on a phone.
const Frame = styled.div<{ $stacked: boolean }>`
  [data-actions] {
    background: ${({ theme }) => theme.colors.neutral0};
    /* At the edge of the frame, so that no other column shows beside it in the padding. */
    inset-inline-end: -${({ theme }) => theme.spaces[6]};
    position: sticky;
    z-index: 1;
  }
  [data-wide] {
    display: none;

    ${({ theme }) => theme.breakpoints.medium} {
      display: table-cell;
    }
  }
  /* The sentence of an empty list. */
  td[colspan] {
    white-space: normal;
  }
  /* Keeps what has the focus from being hidden below it. */
  div:has(> table) {
    scroll-padding-inline-end: 14rem;
  }
  ${({ $stacked }) => $stacked && stackedOnPhone}
`;

/** Marks the cells of a column that looks different. */
const marksOf = ({ actions, wide }: { actions?: boolean; wide?: boolean }) => ({
  ...(actions === true ? { 'data-actions': '' } : {}),
  ...(wide === true ? { 'data-wide': '' } : {}),
});

const selectColumn = { name: 'select', label: 'Select' };

/** A page of a list, one row for each entry. */
export function ListTable<T extends Row>({
  columns,
  stacked = false,
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
      <Frame $stacked={stacked}>
        <Table.Content>
          <Table.Head>
            {/* Not Table.HeaderCell or Table.HeaderCheckboxCell, which are not column headers to a screen reader. */}
            {selection && (
              <Th role="columnheader">
                <SelectBox
                  label="Select all rows of this page"
                  checked={selection.all}
                  onChange={selection.toggleAll}
                />
              </Th>
            )}
            {columns.map((column) => {
              const { name, label, sortable, labelHidden } = column;
              return sortable === true ? (
                <Th key={name} role="columnheader" aria-sort={sortedBy(address, name)}>
                  <SortButton column={name} label={label} />
                </Th>
              ) : (
                <Th key={name} role="columnheader" {...marksOf(column)}>
                  {labelHidden === true ? (
                    <VisuallyHidden>{label}</VisuallyHidden>
                  ) : (
                    <Typography variant="sigma" textColor="neutral600">
                      {label}
                    </Typography>
                  )}
                </Th>
              );
            })}
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
                {columns.map((column) => {
                  const { name, width, wraps, cell } = column;
                  const content = cell(row);
                  return (
                    <Table.Cell key={name} {...marksOf(column)}>
                      <Box maxWidth={width}>
                        <Typography
                          textColor="neutral800"
                          tag="div"
                          ellipsis={width !== undefined}
                          // The direction of the text, and so the side where it is cut, follows its letters.
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
