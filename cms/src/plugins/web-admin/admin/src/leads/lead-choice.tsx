import { Flex } from '@strapi/design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isSuspected, withSuspected } from './suspected';

const Choice = styled(Link)`
  border-bottom: 2px solid transparent;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: ${({ theme }) => theme.fontSizes[2]};
  line-height: ${({ theme }) => theme.lineHeights[4]};
  padding-block: ${({ theme }) => theme.spaces[2]};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  &[aria-current='page'] {
    border-bottom-color: currentColor;
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: ${({ theme }) => theme.fontWeights.bold};
  }
`;

interface LeadChoiceProps {
  /** The label of the leads that are not suspected, such as `Messages`. */
  others: string;
}

/** The links between the leads and those that may be spam. They keep the search and the order. */
export function LeadChoice({ others }: LeadChoiceProps) {
  const [address] = useSearchParams();
  const suspected = isSuspected(address);
  const choices = [
    { label: others, value: false },
    { label: 'Suspected spam', value: true },
  ];
  return (
    <Flex tag="nav" aria-label="Shown leads" gap={4} wrap="wrap">
      {choices.map(({ label, value }) => (
        <Choice
          key={label}
          to={{ search: withSuspected(address, value).toString() }}
          aria-current={value === suspected ? 'page' : undefined}
        >
          {label}
        </Choice>
      ))}
    </Flex>
  );
}
