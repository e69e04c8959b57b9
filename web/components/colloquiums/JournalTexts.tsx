// Public texts of a journal or conference (F-100): short where an author chooses it, whole on its page.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { bothScripts } from '../names/both-scripts.ts';
import { fileSizeText } from '../../ui/form/file-size.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DataList } from '../../ui/page/Panel.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { WebLink } from '../../ui/TextLink.tsx';
import type { JournalTexts_colloquium$key } from './__generated__/JournalTexts_colloquium.graphql.ts';
import type { JournalTextsShort_colloquium$key } from './__generated__/JournalTextsShort_colloquium.graphql.ts';

function Text({
  title,
  text,
  file,
}: {
  title: string;
  text: string;
  file?: { name: string; size: number; url: string } | null | undefined;
}) {
  if (text === '' && !file) return null;
  return (
    <section aria-label={title}>
      <chakra.h3 fontWeight="semibold" mb="1">
        {title}
      </chakra.h3>
      {text !== '' && <PlainText text={text} />}
      {file && (
        <chakra.a
          href={file.url}
          download
          color="accent.fg"
          textDecoration="underline"
          display="inline-flex"
          gap="1.5"
          alignItems="center"
          mt="1"
        >
          <Icon name="download" />
          <span>{file.name}</span>
          <chakra.span color="fg.muted" fontSize="sm">
            {fileSizeText(file.size)}
          </chakra.span>
        </chakra.a>
      )}
    </section>
  );
}

export function JournalTextsShort({ colloquium }: { colloquium: JournalTextsShort_colloquium$key }) {
  const { introduction, callForPapers, callForPapersFile, startsOn, endsOn } = useFragment(
    graphql`
      fragment JournalTextsShort_colloquium on Colloquium {
        introduction
        callForPapers
        callForPapersFile {
          name
          size
          url
        }
        startsOn
        endsOn
      }
    `,
    colloquium,
  );
  const { t } = useTranslation('colloquiumForm');
  if (introduction === '' && callForPapers === '' && !callForPapersFile && !startsOn && !endsOn) return null;
  return (
    <chakra.div display="grid" gap="4" maxW="prose" borderInlineStartWidth="3px" borderColor="border" ps="4" gridColumn="1 / -1">
      <Text title={t('colloquiumForm.about.introduction')} text={introduction} />
      <Text title={t('colloquiumForm.about.callForPapers')} text={callForPapers} file={callForPapersFile} />
      <Period startsOn={startsOn} endsOn={endsOn} />
    </chakra.div>
  );
}

function Period({ startsOn, endsOn }: { startsOn: string | null | undefined; endsOn: string | null | undefined }) {
  const { t } = useTranslation('colloquiumForm');
  if (!startsOn && !endsOn) return null;
  return <chakra.p color="fg.muted">{t('colloquiumForm.about.receives', { from: startsOn ?? '—', until: endsOn ?? '—' })}</chakra.p>;
}

/** Nothing without texts. */
export function JournalTexts({ colloquium }: { colloquium: JournalTexts_colloquium$key }) {
  const told = useFragment(
    graphql`
      fragment JournalTexts_colloquium on Colloquium {
        introduction
        editorIntroduction
        foreword
        callForPapers
        sources
        homePages
        foundedOn
        startsOn
        endsOn
        collectedPapersName
        issn
        committees {
          committee
          type
          name
          parts {
            ...typedName_name @relay(mask: false)
          }
        }
        cover {
          url
        }
        forewordFile {
          name
          size
          url
        }
        callForPapersFile {
          name
          size
          url
        }
      }
    `,
    colloquium,
  );
  const { t, i18n } = useTranslation('colloquiumForm');
  const comma = t('colloquiumForm.about.comma');
  const namesOf = (wanted: 'EDITORIAL' | 'EXPERT') =>
    told.committees
      .flatMap(({ committee, name, parts }) => (committee === wanted ? [bothScripts(i18n.language, name, parts).shown] : []))
      .join(comma);
  const facts: readonly { label: string; value: ReactNode }[] = [
    { label: t('colloquiumForm.field.foundedOn'), value: told.foundedOn },
    { label: t('colloquiumForm.field.issn'), value: told.issn },
    { label: t('colloquiumForm.field.sources'), value: told.sources.join(comma) },
    { label: t('colloquiumForm.field.collectedPapersName'), value: told.collectedPapersName },
    { label: t('colloquiumForm.field.editorialCommittee'), value: namesOf('EDITORIAL') },
    { label: t('colloquiumForm.field.expertCommittee'), value: namesOf('EXPERT') },
    { label: t('colloquiumForm.field.homePages'), value: told.homePages.length > 0 && <HomePages addresses={told.homePages} /> },
  ].filter(({ value }) => Boolean(value));
  return (
    <chakra.div display="grid" gap="5">
      {told.cover && (
        <chakra.img
          src={told.cover.url}
          alt={t('colloquiumForm.field.cover')}
          maxH="12rem"
          justifySelf="start"
          borderWidth="1px"
          borderRadius="sm"
        />
      )}
      {facts.length > 0 && <DataList columns={2} items={facts} />}
      <Period startsOn={told.startsOn} endsOn={told.endsOn} />
      <chakra.div display="grid" gap="5" maxW="prose">
        <Text title={t('colloquiumForm.about.introduction')} text={told.introduction} />
        <Text title={t('colloquiumForm.field.editorIntroduction')} text={told.editorIntroduction} />
        <Text title={t('colloquiumForm.field.foreword')} text={told.foreword} file={told.forewordFile} />
        <Text title={t('colloquiumForm.about.callForPapers')} text={told.callForPapers} file={told.callForPapersFile} />
      </chakra.div>
    </chakra.div>
  );
}

/** Entered by operations; other sites do not learn which page the reader came from. */
function HomePages({ addresses }: { addresses: readonly string[] }) {
  return (
    <chakra.span display="grid">
      {addresses.map((address) => (
        <WebLink key={address} href={address}>
          {address}
        </WebLink>
      ))}
    </chakra.span>
  );
}
