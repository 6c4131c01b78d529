import { SearchInput } from '@strapi/strapi/admin';
import { styled } from 'styled-components';

// Strapi's Clear button is two pixels smaller than WCAG 2.2 demands of a target.
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

/** Strapi's search box. It puts the search into the screen's address. */
export function ListSearch({ label }: { label: string }) {
  return (
    <Frame>
      <SearchInput label={label} placeholder={label} />
    </Frame>
  );
}
