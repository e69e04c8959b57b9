/**
 * @generated SignedSource<<ea449766f01d7a2a0ce51f01adb9af56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilesTab_query$data = {
  readonly publicSettings: {
    readonly submissionRules: {
      readonly body: string;
      readonly title: string;
    };
  };
  readonly " $fragmentType": "FilesTab_query";
};
export type FilesTab_query$key = {
  readonly " $data"?: FilesTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilesTab_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilesTab_query",
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
          "name": "submissionRules",
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

(node as any).hash = "e7d15b49b646c2276507f71e391ea971";

export default node;
