import { Typography } from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { sortedBy, withSort } from './address';

const Box = styled.input`
  accent-color: ${({ theme }) => theme.colors.primary600};
  color-scheme: ${({ theme }) => theme.colorScheme};
  cursor: pointer;
  display: block;
  height: 2rem;
  width: 2rem;
`;

interface SelectBoxProps {
  label: string;
  checked: boolean | 'indeterminate';
  onChange: () => void;
}

/**
 * The checkbox that selects a row.
 * Not the design system's, which first renders two controls: its table cell then keeps the focus, and no key reaches it.
 */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for this state.
    if (box.current) box.current.indeterminate = checked === 'indeterminate';
  }, [checked]);
  return (
    <Box
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={checked === true}
      onChange={onChange}
    />
  );
}

const HeaderButton = styled.button`
  align-items: center;
  background: none;
  border: 0;
  cursor: pointer;
  display: inline-flex;
  gap: ${({ theme }) => theme.spaces[1]};
  padding: 0;
`;

interface SortButtonProps {
  /** The name of the column in the address. */
  column: string;
  label: string;
}

/** A column's header that sorts the list. A second click reverses the order. */
export function SortButton({ column, label }: SortButtonProps) {
  const [address, setAddress] = useSearchParams();
  const sorted = sortedBy(address, column);
  return (
    <HeaderButton
      type="button"
      onClick={() => {
        setAddress(withSort(address, column), { replace: true });
      }}
    >
      <Typography variant="sigma" textColor="neutral600">
        {label}
      </Typography>
      {sorted === 'ascending' && <CaretUp width="1rem" fill="neutral600" />}
      {sorted === 'descending' && <CaretDown width="1rem" fill="neutral600" />}
    </HeaderButton>
  );
}
