/**
 * @generated SignedSource<<a73c8a281682a6036a68d312b90664e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SummaryTab_contribution$data = {
  readonly abstractEn: string | null | undefined;
  readonly abstractZh: string | null | undefined;
  readonly keywordsEn: ReadonlyArray<string>;
  readonly keywordsZh: ReadonlyArray<string>;
  readonly " $fragmentType": "SummaryTab_contribution";
};
export type SummaryTab_contribution$key = {
  readonly " $data"?: SummaryTab_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryTab_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SummaryTab_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keywordsZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keywordsEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "abstractZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "abstractEn",
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "ac3d05548fbdf847e930a01a10ea2be8";

export default node;
