import { Flex } from '@strapi/design-system';
import type { KeyboardEvent, PropsWithChildren } from 'react';

/** The keys that press a button or leave it. */
const ownKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab']);

interface RowButtonsProps {
  /** One below the other on a phone, where they would hide the other columns. */
  stacked?: boolean;
}

/** The buttons of one row. */
export function RowButtons({ stacked = false, children }: PropsWithChildren<RowButtonsProps>) {
  return (
    <Flex
      gap={1}
      direction={stacked ? { initial: 'column', medium: 'row' } : 'row'}
      // A table's cell with two buttons moves between them by the arrow keys and takes every other key for itself.
      onKeyDown={(event: KeyboardEvent) => {
        if (ownKeys.has(event.key)) event.stopPropagation();
      }}
    >
      {children}
    </Flex>
  );
}
