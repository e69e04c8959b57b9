// The picture with the code; a click, Enter or Space brings another.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/page/Spinner.tsx';
import type { Captcha } from './useCaptcha.ts';

export function CaptchaPicture({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation('login');
  const label = captcha.hasFailed ? t('login.captcha.failed') : t('login.captcha.refresh');
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void captcha.refresh()}
      width="8rem"
      height="11"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border.control"
      overflow="hidden"
      cursor="pointer"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      bg="#FFFFFF"
      color="#5B6675"
      flexShrink="0"
    >
      {captcha.image !== null ? (
        <chakra.img src={captcha.image} alt="" width="full" height="full" objectFit="cover" />
      ) : captcha.hasFailed ? (
        <>
          <Icon name="refresh" me="1" />
          {t('login.captcha.again')}
        </>
      ) : (
        <Spinner size="1.25rem" />
      )}
    </chakra.button>
  );
}
