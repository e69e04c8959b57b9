/**
 * @generated SignedSource<<2f7fdfa350ef45d8e1c46d94268e58f6>>
 * @relayHash 142ed6d7d9200318830360945ccb7cfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4cf0ce93a91763180319154e6337e4885ac576e2a31b56f238b92b3d653648a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteContributionDraftInput = {
  contributionId: string;
};
export type useDeleteContributionDraftMutation$variables = {
  input: DeleteContributionDraftInput;
};
export type useDeleteContributionDraftMutation$data = {
  readonly deleteContributionDraft: {
    readonly deletedContributionId: string;
  } | null | undefined;
};
export type useDeleteContributionDraftMutation = {
  response: useDeleteContributionDraftMutation$data;
  variables: useDeleteContributionDraftMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedContributionId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteContributionDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteContributionDraftPayload",
        "kind": "LinkedField",
        "name": "deleteContributionDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteContributionDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteContributionDraftPayload",
        "kind": "LinkedField",
        "name": "deleteContributionDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedContributionId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f4cf0ce93a91763180319154e6337e4885ac576e2a31b56f238b92b3d653648a",
    "metadata": {},
    "name": "useDeleteContributionDraftMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee7b5ff5faa07ad3e46e98293d4fc3ae";

export default node;
