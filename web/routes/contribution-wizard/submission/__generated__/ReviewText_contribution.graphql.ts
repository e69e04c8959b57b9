/**
 * @generated SignedSource<<235ed123f703a48bc274d664a624bc46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewText_contribution$data = {
  readonly abstractEn: string | null | undefined;
  readonly abstractZh: string | null | undefined;
  readonly keywordsEn: ReadonlyArray<string>;
  readonly keywordsZh: ReadonlyArray<string>;
  readonly subtitleEn: string | null | undefined;
  readonly subtitleZh: string | null | undefined;
  readonly titleEn: string | null | undefined;
  readonly titleZh: string | null | undefined;
  readonly " $fragmentType": "ReviewText_contribution";
};
export type ReviewText_contribution$key = {
  readonly " $data"?: ReviewText_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewText_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewText_contribution",
  "selections": [
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
      "name": "subtitleZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitleEn",
      "storageKey": null
    },
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

(node as any).hash = "ae8d783a2c0a13debcdad47e7a12e94c";

export default node;
