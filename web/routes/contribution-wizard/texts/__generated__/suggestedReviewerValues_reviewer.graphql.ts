/**
 * @generated SignedSource<<c0cdc0b5157f5eb5fecc587893e37ca2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type suggestedReviewerValues_reviewer$data = {
  readonly collegeName: string;
  readonly company: string;
  readonly degree: {
    readonly id: string;
  } | null | undefined;
  readonly duty: {
    readonly id: string;
  } | null | undefined;
  readonly email: string;
  readonly personName: string;
  readonly professionalTitle: {
    readonly id: string;
  } | null | undefined;
  readonly reason: string;
  readonly sex: Sex | null | undefined;
  readonly " $fragmentType": "suggestedReviewerValues_reviewer";
};
export type suggestedReviewerValues_reviewer$key = {
  readonly " $data"?: suggestedReviewerValues_reviewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"suggestedReviewerValues_reviewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "suggestedReviewerValues_reviewer"
};

(node as any).hash = "fe2216deb6ec29b47dba16b8cd2c641f";

export default node;
