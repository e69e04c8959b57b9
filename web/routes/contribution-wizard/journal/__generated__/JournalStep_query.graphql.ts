/**
 * @generated SignedSource<<3948ff5de3ce697fbc046e8333637c4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JournalStep_query$data = {
  readonly subjects: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "JournalStep_query";
};
export type JournalStep_query$key = {
  readonly " $data"?: JournalStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalStep_query",
  "selections": [
    {
      "alias": "subjects",
      "args": [
        {
          "kind": "Literal",
          "name": "type",
          "value": "SUBJECT"
        }
      ],
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "dictionary",
      "plural": true,
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
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": "dictionary(type:\"SUBJECT\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2141ccaa8aed5ab905a8308d22e958a0";

export default node;
