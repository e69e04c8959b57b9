/**
 * @generated SignedSource<<1dd5599dd8f2c0950f7a9b092ab34d47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementStep_query$data = {
  readonly publicSettings: {
    readonly submissionStatement: {
      readonly body: string;
      readonly title: string;
    };
  };
  readonly " $fragmentType": "StatementStep_query";
};
export type StatementStep_query$key = {
  readonly " $data"?: StatementStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementStep_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicSettings",
      "kind": "LinkedField",
      "name": "publicSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PublicText",
          "kind": "LinkedField",
          "name": "submissionStatement",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "body",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a19ed5f37bfad7f2b9808695d701f3ed";

export default node;
