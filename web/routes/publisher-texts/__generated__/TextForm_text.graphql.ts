/**
 * @generated SignedSource<<b8c3b1cefbc30975949104919d4c56c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PublisherTextKind = "AUTHOR_INSTRUCTIONS" | "SUBMISSION_RULES" | "SUBMISSION_STATEMENT" | "TRANSFER_AGREEMENT";
import type { FragmentRefs } from "relay-runtime";
export type TextForm_text$data = {
  readonly bodyEn: string;
  readonly bodyZh: string;
  readonly id: string;
  readonly kind: PublisherTextKind;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly version: number;
  readonly " $fragmentType": "TextForm_text";
};
export type TextForm_text$key = {
  readonly " $data"?: TextForm_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextForm_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextForm_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyEn",
      "storageKey": null
    }
  ],
  "type": "PublisherText",
  "abstractKey": null
};

(node as any).hash = "f01bf57dd7302e8c17fc21022f940e74";

export default node;
