/**
 * @generated SignedSource<<d796994eb357be1a92e3cf50f44ade0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TitleTab_contribution$data = {
  readonly articleType: {
    readonly id: string;
  } | null | undefined;
  readonly subtitleEn: string | null | undefined;
  readonly subtitleZh: string | null | undefined;
  readonly titleEn: string | null | undefined;
  readonly titleZh: string | null | undefined;
  readonly " $fragmentType": "TitleTab_contribution";
};
export type TitleTab_contribution$key = {
  readonly " $data"?: TitleTab_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"TitleTab_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TitleTab_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "articleType",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
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
      "name": "subtitleZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitleEn",
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "637a35188928224cd1f2d809b6497bb2";

export default node;
