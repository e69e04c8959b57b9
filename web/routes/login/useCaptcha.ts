// The verification code of the form: one at a time, a new one on demand.
import { useCallback, useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { useCaptchaMutation } from './__generated__/useCaptchaMutation.graphql.ts';

export interface Captcha {
  id: string | null;
  /** A data: URL. */
  image: string | null;
  hasFailed: boolean;
  /** A new picture is loading: an answer to the old one is worth nothing. */
  isRefreshing: boolean;
  refresh: () => Promise<void>;
}

export function useCaptcha(): Captcha {
  const { run, isPending } = useSend<useCaptchaMutation>(graphql`
    mutation useCaptchaMutation {
      createCaptcha {
        captcha {
          id
          image
        }
      }
    }
  `);
  const [captcha, setCaptcha] = useState<{ id: string; image: string } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const refresh = useCallback(async () => {
    setHasFailed(false);
    const answer = await run({}, () => setHasFailed(true));
    const fresh = answer?.captcha;
    if (fresh) setCaptcha(fresh);
  }, [run]);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const shown = hasFailed ? null : captcha;
  return {
    id: shown?.id ?? null,
    image: shown?.image ?? null,
    hasFailed,
    isRefreshing: isPending || (shown === null && !hasFailed),
    refresh,
  };
}
