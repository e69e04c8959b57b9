// The manuscript file, which may come first: it stays with the author until the statement is agreed to.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf, ruleOf } from '../../../components/contribution/file-check.ts';
import { useFileProblems } from '../../../components/contribution/useFileProblems.ts';
import { useUnloadWarning } from '../../../components/shell/useUnloadWarning.ts';
import { Button } from '../../../ui/Button.tsx';
import { fileSizeText } from '../../../ui/form/file-size.ts';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';

interface Props {
  file: File | null;
  onFile: (file: File | null) => void;
}

export function FileChoice({ file, onFile }: Props) {
  const { t } = useTranslation('wizard');
  const { problemText } = useFileProblems();
  const [problem, setProblem] = useState<string | null>(null);
  // A browser cannot keep files through a reload.
  useUnloadWarning(file !== null);
  function handleFiles([chosen]: readonly File[]) {
    if (chosen === undefined) return;
    const found = problemText('MANUSCRIPT', chosen);
    setProblem(found);
    if (found === null) onFile(chosen);
  }
  return (
    <>
      {file === null ? (
        <FileDrop
          isCompact
          accept={acceptOf('MANUSCRIPT')}
          hint={t('wizard.first.fileHint', { rule: t('wizard.files.rule', ruleOf('MANUSCRIPT')) })}
          onFiles={handleFiles}
        />
      ) : (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          rowGap="1"
          alignItems="center"
          bg="bg.subtle"
          borderRadius="md"
          px="4"
          py="3"
        >
          <Icon name="file" />
          <chakra.span minW="0" overflowWrap="anywhere" fontWeight="medium">
            {file.name}
          </chakra.span>
          <chakra.span color="fg.muted" fontSize="sm">
            {fileSizeText(file.size)}
          </chakra.span>
          <Button variant="link" ms="auto" onClick={() => onFile(null)}>
            {t('wizard.first.otherFile')}
          </Button>
          <chakra.p color="fg.muted" fontSize="sm" width="full">
            {t('wizard.first.fileNext')}
          </chakra.p>
        </chakra.div>
      )}
      {problem !== null && (
        <chakra.div mt="2">
          <ErrorNotice message={problem} />
        </chakra.div>
      )}
    </>
  );
}
