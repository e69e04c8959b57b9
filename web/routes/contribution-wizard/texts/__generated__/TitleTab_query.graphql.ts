/**
 * @generated SignedSource<<d1cdb6597aa2f41bb3b2ed7930d6e978>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TitleTab_query$data = {
  readonly articleTypes: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "TitleTab_query";
};
export type TitleTab_query$key = {
  readonly " $data"?: TitleTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TitleTab_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TitleTab_query",
  "selections": [
    {
      "alias": "articleTypes",
      "args": [
        {
          "kind": "Literal",
          "name": "type",
          "value": "ARTICLE_TYPE"
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
      "storageKey": "dictionary(type:\"ARTICLE_TYPE\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0a6ef4434bfc71f2b6d4d3c23f39fbe9";

export default node;
