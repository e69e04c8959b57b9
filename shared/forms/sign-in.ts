// The rules of the sign-in form, shared by its screen and the API (S1 §5). Messages are keys of the catalogue.
import { z } from 'zod';

export const signInSchema = z.object({
  /** Email or user name. */
  account: z.string().trim().min(1, 'form.accountRequired'),
  password: z.string().trim().min(1, 'form.passwordRequired'),
  captcha: z.string().trim().min(1, 'form.captchaRequired'),
  rememberMe: z.boolean(),
});
export type SignInForm = z.infer<typeof signInSchema>;
