import { Box, Flex, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { cutLine, firmName, type PageMeta, sharedPicture, shownInSearch } from '../../../../api';

const Figure = styled.figure`
  margin: 0;
  min-width: 0;
`;

const Card = styled.div`
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Cropped = styled.img`
  aspect-ratio: ${sharedPicture.width} / ${sharedPicture.height};
  background: ${({ theme }) => theme.colors.neutral150};
  display: block;
  object-fit: cover;
  width: 100%;
`;

interface ResultProps {
  label: string;
  /** What is not seen in the picture of the result. */
  note: string;
  children: ReactNode;
}

function Result({ label, note, children }: ResultProps) {
  const id = useId();
  return (
    <Figure aria-labelledby={id}>
      <Flex tag="figcaption" direction="column" alignItems="flex-start" paddingBottom={2}>
        <Typography id={id} variant="pi" fontWeight="bold" textColor="neutral800">
          {label}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {note}
        </Typography>
      </Flex>
      <Card>{children}</Card>
    </Figure>
  );
}

interface SearchResultProps {
  meta: PageMeta;
  category: string;
  /** Whether search engines are asked to leave the article out. */
  noindex: boolean;
}

/** An article as a search shows it, cut where search engines cut. */
export function SearchResult({ meta, category, noindex }: SearchResultProps) {
  const { title, description } = shownInSearch;
  return (
    <Result
      label="In a search"
      note={`Cut after about ${String(title)} and ${String(description)} letters. A search engine may choose other words.`}
    >
      <Box padding={4}>
        {noindex ? (
          <Typography tag="p" textColor="neutral700">
            Search engines are asked not to show this article.
          </Typography>
        ) : (
          <Flex direction="column" alignItems="flex-start" gap={1}>
            <Typography tag="p" variant="pi" textColor="neutral700">
              {firmName} › Blog{category !== '' && ' › '}
              <bdi>{category}</bdi>
            </Typography>
            <Typography tag="p" variant="delta" textColor="primary700" dir="auto">
              {cutLine(meta.documentTitle, title)}
            </Typography>
            <Typography tag="p" textColor="neutral700" dir="auto">
              {cutLine(meta.description, description)}
            </Typography>
          </Flex>
        )}
      </Box>
    </Result>
  );
}

interface SharedLinkProps {
  meta: PageMeta;
  /** The address or data of the picture. */
  picture: string | undefined;
}

/** An article as a message shows its link. */
export function SharedLink({ meta, picture }: SharedLinkProps) {
  return (
    <Result label="In a shared link" note="Apps differ: many show only the picture and the title.">
      {picture === undefined ? (
        <Box padding={4} background="neutral150">
          <Typography tag="p" variant="pi" textColor="neutral700">
            The site’s own pattern, until there is a picture
          </Typography>
        </Box>
      ) : (
        <Cropped src={picture} alt="" />
      )}
      <Flex direction="column" alignItems="flex-start" gap={1} padding={4}>
        <Typography tag="p" fontWeight="bold" textColor="neutral800" dir="auto">
          {meta.title}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral700" dir="auto">
          {meta.description}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {firmName}
        </Typography>
      </Flex>
    </Result>
  );
}
