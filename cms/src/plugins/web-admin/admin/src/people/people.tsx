import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { isBlank, limits, peoplePath, tidyLine, type PersonRecord } from '../../../api';
import { useMay } from '../requests/use-may';
import { useRead } from '../requests/use-read';
import { screenAddress } from '../shell/menu';
import { screenTitles } from '../texts';
import { TextField } from '../ui/forms/text-field';
import { Screen } from '../ui/screen';
import { LoadFailed } from '../ui/table/list-view';
import { PersonPage } from './person-page';
import { Records, Section } from './rows';

/** Finds a person by the whole address. */
function PersonSearch({ shown }: { shown: string }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState(shown);
  const [empty, setEmpty] = useState(false);

  const show = () => {
    const address = tidyLine(email);
    setEmpty(isBlank(address));
    if (!isBlank(address)) navigate(`${screenAddress('people')}/${encodeURIComponent(address)}`);
  };

  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <Box flex="1 1 20rem" maxWidth="48rem">
          <TextField
            name="email"
            label="E-mail address"
            value={email}
            maxLength={limits.email}
            error={empty ? 'Type the whole e-mail address.' : undefined}
            onChange={setEmail}
          />
        </Box>
        <Button type="submit" size="L">
          Show
        </Button>
      </Flex>
    </form>
  );
}

/** The exports and erasures of all people, and the exports of lists. */
function AllRecords() {
  const { status, data, failure, reload } = useRead<{ result: PersonRecord[] }>(peoplePath);
  if (status === 'failed') return <LoadFailed failure={failure} what="records" onRetry={reload} />;
  if (data === undefined) return <Page.Loading />;
  return (
    <Section title="On record">
      {data.result.length === 0 ? (
        <Typography>Nothing has been exported or erased yet.</Typography>
      ) : (
        <Records records={data.result} />
      )}
    </Section>
  );
}

function Start() {
  const [mayRead, mayExport] = [useMay('leads.read'), useMay('leads.export')];
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <PersonSearch shown="" />
      {mayRead && mayExport && <AllRecords />}
    </Flex>
  );
}

function One() {
  const { email = '' } = useParams();
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <PersonSearch key={email} shown={email} />
      <PersonPage key={`page ${email}`} email={email} />
    </Flex>
  );
}

/** Everything from one e-mail address: to look at, to export, to erase. */
export default function People() {
  return (
    <Screen
      title={screenTitles.people}
      subtitle="Everything that came from an e-mail address, suspected spam and undelivered leads included."
    >
      <Layouts.Content>
        <Routes>
          <Route index element={<Start />} />
          <Route path=":email" element={<One />} />
        </Routes>
      </Layouts.Content>
    </Screen>
  );
}
