/**
 * @generated SignedSource<<81f12d7963f7058f73310a5a60fa08f2>>
 * @relayHash 71f08bedc28674b3ecf373cf5455ff5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a93bde90a66356586827928fd269d9b89b64a0144065baaff899dfef13d9797

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Operation = "ACCEPT_INVITATION" | "ADOPT" | "ASSIGN" | "AUTHORIZE" | "CHANGE" | "CHIEF_ACCEPT" | "CHIEF_FINAL_NOT_ACCEPT" | "CHIEF_FINAL_REJECT" | "CHIEF_INVITE_EXPERTS" | "CHIEF_NOT_ACCEPT" | "CHIEF_PRE_ACCEPT" | "CHIEF_REJECT" | "CHIEF_RETURN" | "COMPILE" | "CONSENT_TO_POOL" | "DECLINE_INVITATION" | "DELETE_DRAFT" | "DEPUTY_APPROVE" | "DEPUTY_INVITE_EXPERTS" | "DEPUTY_REJECT" | "DEPUTY_RETURN" | "EDITOR_APPROVE" | "EDITOR_INVITE_EXPERTS" | "EDITOR_REJECT" | "EDITOR_RETURN" | "FINISH_PLAGIARISM_CHECK" | "PRE_REVIEW" | "PUBLISH_SINGLE" | "REASSIGN" | "RECEIVE" | "REFUSE" | "REMOVE_FROM_ISSUE" | "REOPEN" | "REVIEW" | "SEND_TO_PRESS" | "START_PLAGIARISM_CHECK" | "STOP_INVITING" | "SUBMIT" | "SUMMARISE_REVIEWS" | "UPLOAD_CHECK_REPORT" | "VIEW_DETAIL" | "VIEW_REVIEW" | "WITHDRAW";
export type TransferAgreementPageQuery$variables = {
  id: string;
};
export type TransferAgreementPageQuery$data = {
  readonly node: {
    readonly contribution: {
      readonly id: string;
      readonly transfer: {
        readonly agreedAt: string | null | undefined;
        readonly handedInAt: string | null | undefined;
        readonly version: number;
      } | null | undefined;
      readonly viewerOperations: ReadonlyArray<{
        readonly isAllowed: boolean;
        readonly operation: Operation;
        readonly refusal: string | null | undefined;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"AgreementForm_contribution" | "TransferHead_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type TransferAgreementPageQuery = {
  response: TransferAgreementPageQuery$data;
  variables: TransferAgreementPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agreedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handedInAt",
  "storageKey": null
},
v6 = {
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
    "name": "TransferAgreementPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CopyrightTransfer",
                  "kind": "LinkedField",
                  "name": "transfer",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v6/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TransferHead_contribution"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AgreementForm_contribution"
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
    "name": "TransferAgreementPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CopyrightTransfer",
                "kind": "LinkedField",
                "name": "transfer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "colloquiumName",
                    "storageKey": null
                  },
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
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "manuscriptNumber",
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
    "id": "9a93bde90a66356586827928fd269d9b89b64a0144065baaff899dfef13d9797",
    "metadata": {},
    "name": "TransferAgreementPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d57ee1d7dffe5a41f68ba5682db91c5c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
