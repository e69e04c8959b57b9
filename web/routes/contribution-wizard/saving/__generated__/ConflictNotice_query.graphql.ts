/**
 * @generated SignedSource<<06d47da1194aea70764d47f4dee096c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConflictNotice_query$data = {
  readonly articleTypes: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "ConflictNotice_query";
};
export type ConflictNotice_query$key = {
  readonly " $data"?: ConflictNotice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConflictNotice_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConflictNotice_query",
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

(node as any).hash = "28ee95ef6b3b9a38d82358316f92266e";

export default node;
