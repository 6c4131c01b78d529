import { SearchInput } from '@strapi/strapi/admin';
import { styled } from 'styled-components';

// Strapi's button that clears the search is two pixels short of the smallest target of WCAG 2.2.
const Frame = styled.div`
  display: contents;
  [role='search'] button {
    min-height: 2.4rem;
    min-width: 2.4rem;
  }
  input {
    unicode-bidi: plaintext;
  }
`;

/** Strapi's search box, which puts what is searched for into the address of the list. */
export function ListSearch({ label }: { label: string }) {
  return (
    <Frame>
      <SearchInput label={label} placeholder={label} />
    </Frame>
  );
}
