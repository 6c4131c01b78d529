import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

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
 * The checkbox that selects a row of a table.
 * Not the design system's, which begins as two controls: its cell then keeps the focus to itself, and no key gets to it.
 */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for it.
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
