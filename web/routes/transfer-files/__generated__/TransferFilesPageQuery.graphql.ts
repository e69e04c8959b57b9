/**
 * @generated SignedSource<<78f207b965239da5a7062ff4be6f9e9d>>
 * @relayHash fc7251b9f93c038fa4ff6208c8d756f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c7da040b6a13758c13ee2e84bc5f1c8612d3721c1184850b5527f40dee97328

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Operation = "ACCEPT_INVITATION" | "ADOPT" | "ASSIGN" | "AUTHORIZE" | "CHANGE" | "CHIEF_ACCEPT" | "CHIEF_FINAL_NOT_ACCEPT" | "CHIEF_FINAL_REJECT" | "CHIEF_INVITE_EXPERTS" | "CHIEF_NOT_ACCEPT" | "CHIEF_PRE_ACCEPT" | "CHIEF_REJECT" | "CHIEF_RETURN" | "COMPILE" | "CONSENT_TO_POOL" | "DECLINE_INVITATION" | "DELETE_DRAFT" | "DEPUTY_APPROVE" | "DEPUTY_INVITE_EXPERTS" | "DEPUTY_REJECT" | "DEPUTY_RETURN" | "EDITOR_APPROVE" | "EDITOR_INVITE_EXPERTS" | "EDITOR_REJECT" | "EDITOR_RETURN" | "FINISH_PLAGIARISM_CHECK" | "PRE_REVIEW" | "PUBLISH_SINGLE" | "REASSIGN" | "RECEIVE" | "REFUSE" | "REMOVE_FROM_ISSUE" | "REOPEN" | "REVIEW" | "SEND_TO_PRESS" | "START_PLAGIARISM_CHECK" | "STOP_INVITING" | "SUBMIT" | "SUMMARISE_REVIEWS" | "UPLOAD_CHECK_REPORT" | "VIEW_DETAIL" | "VIEW_REVIEW" | "WITHDRAW";
export type TransferFilesPageQuery$variables = {
  id: string;
};
export type TransferFilesPageQuery$data = {
  readonly node: {
    readonly contribution: {
      readonly id: string;
      readonly manuscriptNumber: string | null | undefined;
      readonly transfer: {
        readonly agreedAt: string | null | undefined;
        readonly handedInAt: string | null | undefined;
      } | null | undefined;
      readonly viewerOperations: ReadonlyArray<{
        readonly isAllowed: boolean;
        readonly operation: Operation;
        readonly refusal: string | null | undefined;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"TransferHead_contribution">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type TransferFilesPageQuery = {
  response: TransferFilesPageQuery$data;
  variables: TransferFilesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manuscriptNumber",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agreedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handedInAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "OperationOption",
  "kind": "LinkedField",
  "name": "viewerOperations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAllowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusal",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TransferFilesPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v1/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CopyrightTransfer",
                  "kind": "LinkedField",
                  "name": "transfer",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v7/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TransferHead_contribution"
                }
              ],
              "type": "Contribution",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "contribution"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TransferFilesPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CopyrightTransfer",
                "kind": "LinkedField",
                "name": "transfer",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "colloquiumName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
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
              }
            ],
            "type": "Contribution",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c7da040b6a13758c13ee2e84bc5f1c8612d3721c1184850b5527f40dee97328",
    "metadata": {},
    "name": "TransferFilesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e337bb76dde152fbb09e36a0ea7ca0e2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
